import { asKeyCode, wrapWith, type ModifierFunction } from '#core/firmware/qmk';
import { modifierWord } from './modifiers.ts';

/** A shortcut as readers write it: `ctrl+shift+esc`, `⌘C`, `^C`, `alt f4`. */
export type Chord = Readonly<{ modifiers: readonly ModifierFunction[]; key: string }>;

const rightModifiers: Readonly<Record<string, ModifierFunction>> = { LC: 'RC', LS: 'RS', LA: 'RA', LG: 'RG' };

export function readChord(text: string): Chord | undefined {
  const words = text
    .replace(/^\^(?=.)/, '⌃')
    .replace(/([⌃⇧⌥⌘⊞])/gu, '$1 ')
    .replace(/alt gr\b/i, 'altgr')
    // A plus or minus at the end is the key itself, as in ctrl + +.
    .replace(/[+-](?=\s*\S)/g, ' ')
    .trim()
    .split(/\s+/);
  const modifiers: ModifierFunction[] = [];
  let at = 0;
  for (; at < words.length; at++) {
    const side = /^(?:left|right)$/i.test(words[at] ?? '') ? words[at]?.toLowerCase() : undefined;
    const found = modifierWord(words[side ? at + 1 : at] ?? '');
    if (!found) break;
    modifiers.push(...(side === 'right' ? found.map((modifier) => rightModifiers[modifier] ?? modifier) : found));
    if (side) at++;
  }
  const key = words.slice(at).join(' ');
  return modifiers.length > 0 && (key !== '' || modifiers.length > 1) ? { modifiers, key } : undefined;
}

/** The key code for a chord whose `key` is a key code, or empty for modifiers alone. */
export const chordCode = ({ modifiers, key }: Chord): string => (key ? wrapWith(modifiers, key) : asKeyCode(modifiers));
