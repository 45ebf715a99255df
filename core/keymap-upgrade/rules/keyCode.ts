import { renamedKeyCodes } from '#core/firmware/old-names';
import type { Site } from '../sites.ts';
import type { Change, Note, Rule } from '../types.ts';
import { modifierFlagGroup } from './modifierFlags.ts';

const docs = '/docs/keymaps/list-of-keycodes';

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
  title: 'Renamed key codes',
  since: '2020-11',
  docs,
  find(file) {
    const changes: Change[] = [];
    const notes: Note[] = [];
    for (const site of file.sites) {
      const { word } = site;
      const now = renamedKeyCodes.get(word.text);
      if (now === undefined || modifierFlagGroup(file, site)) continue;
      const meaning = file.meaningOf(site);
      if (meaning.kind === 'code') changes.push(rename(site, now));
      else if (meaning.kind === 'unsure') {
        const message = `${word.text} ${meaning.why}, so it wasn't changed. If it's a key code, its new name is ${now}.`;
        notes.push({ rule: 'key-code', from: word.from, to: word.to, message, docs });
      }
    }
    return { changes, notes };
  },
};

function rename({ word }: Site, now: string): Change {
  return {
    rule: 'key-code',
    replacements: [{ from: word.from, to: word.to, insert: now }],
    before: word.text,
    after: now,
    reason: reasonFor(word.text, now),
    docs: word.text.startsWith('MOD_') ? '/docs/keymaps/modifiers' : docs,
  };
}
