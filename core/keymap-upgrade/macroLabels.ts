import type { Item } from '#core/devicetree';
import type { ParsedKeymap } from './parsedKeymap.ts';
import { isParameter, parameterFor, parameterKey } from './parameters.ts';
import type { Occurrence } from './occurrences.ts';

/**
 * Macros of other files that may turn an argument into a label: all except those for combos and layers, which add a prefix
 * (`combo_reset`).
 */
const labelingMacros = /^(?!.*(COMBO|LAYER))/i;

/**
 * The names that macros seem to turn into labels: `ZMK_MACRO(reset, …)` probably defines `reset:`, and then `&reset` isn't the
 * firmware's behavior.
 */
export function macroLabels({ occurrences, macros }: ParsedKeymap): ReadonlySet<string> {
  const labelParameters = new Set<string>();
  for (const occurrence of occurrences) {
    // A parameter that is passed on to another macro may become a label there.
    if (occurrence.macro && isParameter(occurrence) && (isLabel(occurrence) || isArgument(occurrence)))
      labelParameters.add(parameterKey(occurrence.macro, occurrence.word.text));
  }
  const becomesLabel = (occurrence: Occurrence): boolean => {
    if (!occurrence.call || !isArgument(occurrence)) return false;
    const parameter = parameterFor(occurrence, macros);
    return parameter === null ? labelingMacros.test(occurrence.call.name.text) : labelParameters.has(parameter);
  };
  const labels = occurrences.filter(
    (occurrence) => !isParameter(occurrence) && (isLabel(occurrence) || becomesLabel(occurrence)),
  );
  return new Set(labels.map(({ word }) => word.text));
}

const isMark = (item: Item | undefined, mark: string): boolean => item?.kind === 'operator' && item.text === mark;

const isLabel = ({ isName, pasted, items, index }: Occurrence): boolean =>
  isName && !pasted && isMark(items[index + 1], ':');

/** Whether the word is a whole argument, and not part of a value. */
function isArgument({ call, property, binding, items, index }: Occurrence): boolean {
  const [before, after] = [items[index - 1], items[index + 1]];
  const isAlone = (!before || isMark(before, ',')) && (!after || isMark(after, ','));
  return call !== null && property === null && binding === null && isAlone;
}
