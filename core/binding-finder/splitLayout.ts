import { hostLayouts, type HostLayout } from '#core/host-layouts';

/** French (AZERTY) is called "french" or "azerty", US Dvorak also "dvorak", US on macOS also "mac". */
const namesOf = ({ title }: HostLayout): readonly string[] =>
  [title, title.replace(/^US (?:on )?/, ''), title.replace(/^US on (mac)OS$/, '$1'), ...title.split(/ ?[()]/)].filter(
    (name) => name.length > 1,
  );

/** Long names first, because "swiss german" ends in "german". If several layouts share a name, the first one is used. */
const namedLayouts = hostLayouts
  .flatMap((layout) => namesOf(layout).map((name) => ({ ending: ` ${name.toLowerCase()}`, layout })))
  .toSorted((a, b) => b.ending.length - a.ending.length);

/** Splits "~ on swedish" into the text and the layout. */
export function splitLayout(query: string): Readonly<{ text: string; layout: HostLayout }> | undefined {
  const lower = query.toLowerCase().replace(/ (?:keyboard|layout)$/, '');
  const named = namedLayouts.find(({ ending }) => lower.endsWith(ending));
  const text = query.slice(0, lower.length - (named?.ending.length ?? 0)).replace(/ (?:on|in|for)(?: an?)?$/, '');
  return named && text ? { text, layout: named.layout } : undefined;
}
