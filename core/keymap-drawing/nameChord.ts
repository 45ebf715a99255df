import type { KeymapDrawing } from './types.ts';

const modifiers = /^(?:R?(?:Ctrl|Shift|Alt|GUI)\+)+(?=.)/;

/** What the computer types for a key with modifiers, named as in the keymap: `Shift+Ü` for `Shift+[` if `[` is `DE_UE`. */
export function nameChord(chord: string, { typed }: Pick<KeymapDrawing, 'typed'>): string {
  const [held = ''] = modifiers.exec(chord) ?? [];
  const key = chord.slice(held.length);
  return typed.get(chord) ?? held + (typed.get(key) ?? key);
}
