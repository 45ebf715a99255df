/**
 * Checks pages against core/firmware: options (CONFIG_…), compatibles (zmk,…), behaviors and other labels (&…), and
 * properties exist, values in .conf samples are possible, stated defaults are right, and every row is shown on the page it
 * names. Devicetree samples have their own check (checks/content/samples).
 */
import fs from 'node:fs';
import path from 'node:path';
import { bindings, chosenProperties, findBehavior, kconfigSymbols } from '#core/firmware';
import type { Check, Finding } from '../../check.ts';
import type { Content } from '../content.ts';
import { fencesOf, hasFlag, namesOf } from '../samples/fences.ts';
import { confFindings } from './confSamples.ts';
import { foreignNames, hardwareLabel } from './foreignNames.ts';
import { isUsable, namePattern } from './knownNames.ts';
import { inlineCode, proseLines } from './prose.ts';
import { defaultFindings } from './statedDefaults.ts';

export const references: Check<Content> = {
  name: 'references to the firmware',
  run: ({ root, pages, partials }) => [
    ...[...pages, ...partials].flatMap(({ file, lines }) => pageFindings(file, lines)),
    ...unshownRows(root, new Map(pages.map(({ file, text }) => [file, text]))),
  ],
};

export function pageFindings(file: string, lines: readonly string[]): readonly Finding[] {
  const prose = proseLines(lines);
  return [
    ...nameFindings(file, lines, prose),
    ...labelFindings(file, lines, prose),
    ...propertyFindings(file, prose),
    ...confFindings(file, lines),
    ...defaultFindings(file, prose, lines),
  ];
}

const reference =
  'Correct the spelling, or declare it in a sample of the page. If it exists, add it to core/firmware or to checks/content/references/foreignNames.ts.';

function nameFindings(file: string, lines: readonly string[], prose: readonly string[]): readonly Finding[] {
  const old = oldLines(lines);
  const here = namesDefinedIn(lines);
  return lines.flatMap((text, index) =>
    [...text.matchAll(namePattern)].flatMap(([name]): readonly Finding[] => {
      const reason = foreignNames[name];
      if (isUsable(name) || here.has(name) || old.has(index) || (reason && prose[index] !== '')) return [];
      const fault = reason ? `${name} does not exist (anymore).` : `There is no ${name}.`;
      return [
        { file, line: index + 1, fault, fix: reason ? 'Use the current name, or mark the fence `old`.' : reference },
      ];
    }),
  );
}

/** Options and compatibles that are declared in a sample on the page, or listed in `names="…"` of a fence. */
function namesDefinedIn(lines: readonly string[]): ReadonlySet<string> {
  return new Set(
    fencesOf(lines).flatMap((fence) => [
      ...[...fence.text.matchAll(/^\s*(?:menu)?config (\w+)$/gm)].map(([, name]) => `CONFIG_${name}`),
      ...[...fence.text.matchAll(/^compatible: "?([\w,-]+)"?$/gm)].map(([, name]) => name ?? ''),
      ...namesOf(fence),
    ]),
  );
}

/** Indexes of lines in fences that show something outdated or wrong on purpose. */
function oldLines(lines: readonly string[]): ReadonlySet<number> {
  return new Set(
    fencesOf(lines)
      .filter((fence) => hasFlag(fence, 'old') || hasFlag(fence, 'wrong') || fence.language === 'diff')
      .flatMap(({ line, text }) => text.split('\n').map((_, index) => line - 1 + index)),
  );
}

const predefined: ReadonlySet<string> = new Set(bindings.flatMap((binding) => binding.predefined ?? []));

function labelFindings(file: string, lines: readonly string[], prose: readonly string[]): readonly Finding[] {
  const here = new Set(
    fencesOf(lines).flatMap(({ text }) => [...text.matchAll(/(\w+):|&(\w+)/g)].map(([, own, used]) => own ?? used)),
  );
  return inlineCode(prose).flatMap(({ line, text }): readonly Finding[] => {
    const [, label] = /^&([a-z_]\w*)(?=$|[ ;,])/.exec(text) ?? [];
    if (!label || here.has(label) || hardwareLabel.test(label)) return [];
    if (predefined.has(`&${label}`) || findBehavior(`&${label}`) || foreignNames[`&${label}`]) return [];
    if (label.endsWith('_') && [...predefined].some((one) => one.startsWith(`&${label}`))) return [];
    const fix = 'Correct it, use it in a sample of this page, or add it to checks/content/references/foreignNames.ts.';
    return [{ file, line, fault: `There is no behavior or other label &${label}.`, fix }];
  });
}

const properties: ReadonlySet<string> = new Set(
  bindings.flatMap((binding) =>
    [...binding.properties, ...(binding.children?.properties ?? [])].map(({ name }) => name),
  ),
);
/** Properties of Zephyr's own nodes that pages explain. */
const zephyrProperty =
  /^(compatible|status|reg|label|\w[\w-]*-gpios|gpios|pinctrl-.*|io-channels|chain-length|spi-.*|com-.*|segment-.*|multiplex-ratio|prechargep|inversion-on|zephyr,.*|color-mapping|pwms|nordic,.*|resolution-.*|swap-xy|irq-gpios|power-gpios|low-power-enable|bias-.*|psels|pinmux|ranges|device_type|tx-.*|rx-.*|current-speed|frequency|cpi|invert-.*|width|height|.*-offset|zmk,.*)$/;

/** Inline code that is written as a property: `name = …;` or `name;`. */
function propertyFindings(file: string, prose: readonly string[]): readonly Finding[] {
  return inlineCode(prose).flatMap(({ line, text }): readonly Finding[] => {
    const [, name] = /^([a-z#][\w,#-]*-[\w-]+)(?: = .*)?;$/.exec(text) ?? [];
    if (!name || properties.has(name) || zephyrProperty.test(name)) return [];
    return [{ file, line, fault: `No node has a property ${name}.`, fix: reference }];
  });
}

/** Rows of core/firmware that aren't on the page they name. */
function unshownRows(root: string, texts: ReadonlyMap<string, string>): readonly Finding[] {
  const rows = [
    ...kconfigSymbols.map(({ symbol, page }) => ({ name: symbol, page })),
    ...bindings.map(({ compatible, page }) => ({ name: compatible, page })),
    ...chosenProperties.map(({ property, page }) => ({ name: property, page })),
  ];
  return rows.flatMap(({ name, page }): readonly Finding[] => {
    const file = `docs/${page}.mdx`;
    const text = texts.get(file);
    if (text === undefined) {
      // The page exists but isn't among those being checked.
      if (fs.existsSync(path.join(root, file))) return [];
      return [
        { file, fault: `${name} belongs on this page, which does not exist.`, fix: 'Correct the page of its row.' },
      ];
    }
    if (new RegExp(`['"\`]${name}['"\`]`).test(text)) return [];
    const fix = 'Show it in a <KconfigTable>, <BindingTable> or <ChosenTable>, or correct the page of its row.';
    return [{ file, fault: `${name} belongs on this page, which does not have it.`, fix }];
  });
}
