import { renamedKeyCodes } from '#core/firmware/old-names';
import { note, rewrite } from '../edit.ts';
import type { Rule } from '../types.ts';
import { modifierFlagGroup } from './modifierFlags.ts';

/** Extra information about certain names. */
const remarks: ReadonlyMap<string, string> = new Map([
  ['CURU', " They aren't quite the same: CURU was the currency unit key, and DLLR types a dollar sign."],
  ['GUI', ' It has always been the context menu key. The Windows or Command key is LGUI.'],
]);

function reasonFor(old: string, now: string): string {
  if (old.startsWith('MOD_')) return `${old} is a flag for mods and keep-mods, not a key. The key is called ${now}.`;
  return `The key code ${old} is now called ${now}.${remarks.get(old) ?? ''}`;
}

export const keyCode: Rule = {
  id: 'key-code',
  docs: '/docs/keymaps/list-of-keycodes',
  *find(file) {
    for (const occurrence of file.occurrences) {
      const { word } = occurrence;
      const now = renamedKeyCodes.get(word.text);
      if (now === undefined || modifierFlagGroup(file, occurrence)) continue;
      const meaning = file.meaningOf(occurrence);
      if (meaning.kind === 'code') {
        const change = rewrite(file.text, word, now, reasonFor(word.text, now));
        yield word.text.startsWith('MOD_') ? { ...change, docs: '/docs/keymaps/modifiers' } : change;
      } else if (meaning.kind === 'unsure') {
        yield note(
          word,
          `${word.text} ${meaning.why}, so it wasn't changed. If it's a key code, its new name is ${now}.`,
        );
      }
    }
  },
};
