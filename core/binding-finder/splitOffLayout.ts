import { hostLayouts, type HostLayout } from '#core/host-layouts';

/** French (AZERTY) is called "french" or "azerty", US Dvorak also "dvorak", US on macOS also "mac". */
const namesOf = ({ title }: HostLayout): readonly string[] =>
  [title, title.replace(/^US (?:on )?/, ''), title.replace(/^US on (mac)OS$/, '$1'), ...title.split(/ ?[()]/)].filter(
    (name) => name.length > 1,
  );

/** Long names first, because "swiss german" ends in "german". If several layouts share a name, the first one is used. */
const namedLayouts = hostLayouts
  .flatMap((layout) => namesOf(layout).map((name) => ({ name: name.toLowerCase(), layout })))
  .sort((a, b) => b.name.length - a.name.length);

/** Splits "~ on swedish" and "french ç" into the text and the layout. */
export function splitOffLayout(query: string): Readonly<{ text: string; layout: HostLayout }> | undefined {
  const plain = query.replace(/ (?:keyboard|layout)\b/i, '');
  const lower = plain.toLowerCase();
  for (const { name, layout } of namedLayouts) {
    if (lower.startsWith(`${name} `)) return { text: plain.slice(name.length + 1), layout };
    const text = plain.slice(0, -name.length - 1).replace(/ (?:on|in|for)(?: an?)?$/, '');
    if (text && lower.endsWith(` ${name}`)) return { text, layout };
  }
  return undefined;
}
