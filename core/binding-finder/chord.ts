import { asKeyCode, modifierWord, wrapWith, type ModifierFunction } from './modifiers.ts';

/** `ctrl+shift+esc`, `⌘C`, `alt f4`: modifiers in words, then a key. */
export type Chord = Readonly<{ modifiers: readonly ModifierFunction[]; key: string }>;

const rightHand: Readonly<Record<string, ModifierFunction>> = { LC: 'RC', LS: 'RS', LA: 'RA', LG: 'RG' };

export function readChord(text: string): Chord | undefined {
  const words = text
    .replace(/([⌃⇧⌥⌘⊞])/gu, '$1 ')
    .replace(/alt gr\b/i, 'altgr')
    // A plus or minus at the end is the key itself: ctrl + +.
    .replace(/[+-](?=\s*\S)/g, ' ')
    .trim()
    .split(/\s+/);
  const modifiers: ModifierFunction[] = [];
  let at = 0;
  for (; at < words.length; at++) {
    const side = /^(?:left|right)$/i.test(words[at] ?? '') ? words[at]?.toLowerCase() : undefined;
    const found = modifierWord(words[side ? at + 1 : at] ?? '');
    if (!found) break;
    modifiers.push(...(side === 'right' ? found.map((modifier) => rightHand[modifier] ?? modifier) : found));
    if (side) at++;
  }
  const key = words.slice(at).join(' ');
  return modifiers.length > 0 && (key !== '' || modifiers.length > 1) ? { modifiers, key } : undefined;
}

/** The key code for a chord whose key is already known; modifiers alone become one. */
export const chordCode = ({ modifiers, key }: Chord): string => (key ? wrapWith(modifiers, key) : asKeyCode(modifiers));
