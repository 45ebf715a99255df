import type { KeymapDrawing } from '#core/keymap-drawing';

/** The included files that aren't here, and macros used as whole statements that aren't defined. */
export type Missing = Readonly<{ files: readonly string[]; macros: readonly string[] }>;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const maxNames = 3;

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

function namesOf(names: readonly string[]): string {
  const others = names.length - maxNames;
  return listed.format([...names.slice(0, maxNames), ...(others > 0 ? [`${others} more`] : [])]);
}

/** Which files are missing and what that costs. Empty if none is, or if it doesn't matter. */
export function describeMissing(
  { files, macros }: Missing,
  { layers, keyCount, undrawnCombos }: Pick<KeymapDrawing, 'layers' | 'keyCount' | 'undrawnCombos'>,
): string {
  const names = [...new Set(files.map(nameOf))];
  if (names.length === 0) return '';
  if (layers.length === 0 || keyCount === 0)
    return `This file gets its layers from ${names.length === 1 ? '' : 'one of these: '}${namesOf(names)}. Add ${names.length === 1 ? 'that file' : 'them'} to see the keymap.`;
  const costs = [
    undrawnCombos > 0 ? `${undrawnCombos} ${undrawnCombos === 1 ? 'combo isn’t' : 'combos aren’t'} drawn` : '',
    macros.length > 0 ? `what ${namesOf([...new Set(macros)])} would add isn’t drawn` : '',
  ].filter(Boolean);
  const are = names.length === 1 ? 'is' : 'are';
  const rest = costs.length > 0 ? costs.join(', and ') : 'some keys may have the wrong legend';
  return `${namesOf(names)} ${are} missing: ${rest}.`;
}
