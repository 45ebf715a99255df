import type { Item } from '#core/devicetree';
import type { ParsedKeymap } from './parsedKeymap.ts';
import { isParameter, parameterFor, parameterKey } from './parameters.ts';
import type { Site } from './sites.ts';

/**
 * Macros of other files that may turn an argument into a label: all except those for combos and layers, which add a prefix
 * (`combo_reset`).
 */
const labelingMacros = /^(?!.*(COMBO|LAYER))/i;

/**
 * The names that macros seem to turn into labels: `ZMK_MACRO(reset, …)` probably defines `reset:`, and then `&reset` isn't the
 * firmware's behavior.
 */
export function macroLabels({ sites, macros }: ParsedKeymap): ReadonlySet<string> {
  const labelParameters = new Set<string>();
  for (const site of sites) {
    // A parameter that is passed on to another macro may become a label there.
    if (site.macro && isParameter(site) && (isLabel(site) || isArgument(site)))
      labelParameters.add(parameterKey(site.macro, site.word.text));
  }
  const becomesLabel = (site: Site): boolean => {
    if (!site.call || !isArgument(site)) return false;
    const parameter = parameterFor(site, macros);
    return parameter === null ? labelingMacros.test(site.call.name.text) : labelParameters.has(parameter);
  };
  const labels = sites.filter((site) => !isParameter(site) && (isLabel(site) || becomesLabel(site)));
  return new Set(labels.map(({ word }) => word.text));
}

const isMark = (item: Item | undefined, mark: string): boolean => item?.kind === 'operator' && item.text === mark;

const isLabel = ({ isName, pasted, items, index }: Site): boolean => isName && !pasted && isMark(items[index + 1], ':');

/** Whether the word is a whole argument, and not part of a value. */
function isArgument({ call, property, binding, items, index }: Site): boolean {
  const [before, after] = [items[index - 1], items[index + 1]];
  const isAlone = (!before || isMark(before, ',')) && (!after || isMark(after, ','));
  return call !== null && property === null && binding === null && isAlone;
}
