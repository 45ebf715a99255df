import type { Group, Item } from '#core/devicetree';
import { note, rewrite } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { Occurrence } from '../occurrences.ts';
import type { Rule } from '../types.ts';

/** For each flag, the function that adds the modifier to a key, and the modifier key itself. */
const keysByFlag: ReadonlyMap<string, readonly [wrap: string, key: string]> = new Map([
  ['MOD_LCTL', ['LC', 'LCTRL']],
  ['MOD_LSFT', ['LS', 'LSHIFT']],
  ['MOD_LALT', ['LA', 'LALT']],
  ['MOD_LGUI', ['LG', 'LGUI']],
  ['MOD_RCTL', ['RC', 'RCTRL']],
  ['MOD_RSFT', ['RS', 'RSHIFT']],
  ['MOD_RALT', ['RA', 'RALT']],
  ['MOD_RGUI', ['RG', 'RGUI']],
]);

/** Eight flags and the seven bars between them. */
const maxItems = 15;

/** The flags in `MOD_LSFT | MOD_LCTL`, if the occurrence is one of them and there's nothing else. */
export function modifierFlagGroup({ macros }: KeymapFile, { items, word }: Occurrence): readonly string[] | null {
  if (!keysByFlag.has(word.text) || items.length < 3 || items.length > maxItems || items.length % 2 === 0) return null;
  const flags: string[] = [];
  for (const [index, item] of items.entries()) {
    const isBar = item.kind === 'operator' && item.text === '|';
    const isFlag = item.kind === 'word' && keysByFlag.has(item.text) && !macros.has(item.text);
    if (index % 2 === 0 ? !isFlag : !isBar) return null;
    if (item.kind === 'word') flags.push(item.text);
  }
  return flags;
}

/** `(MOD_LSFT | MOD_LCTL)` used as a key. The flags can't be renamed one by one: joining two key codes with `|` gives another key. */
export const modifierFlags: Rule = {
  id: 'modifier-flags',
  docs: '/docs/keymaps/modifiers#modifier-functions',
  *find(file) {
    for (const occurrence of file.occurrences) {
      const flags = occurrence.items[0] === occurrence.word ? modifierFlagGroup(file, occurrence) : null;
      if (!flags || file.meaningOf(occurrence).kind !== 'code') continue;
      const group = groupAround(occurrence);
      const after = combine(flags);
      const reason = `Flags joined with | are no longer a key. ${after} holds the same modifiers together.`;
      const advice = `Flags joined with | aren't a key. To hold these modifiers together, write ${after}.`;
      yield group ? rewrite(file.text, group, after, reason) : note(occurrence.word, advice);
    }
  },
};

function groupAround({ binding, items }: Occurrence): Group | null {
  const isIt = (item: Item): item is Group => item.kind === 'group' && item.items === items && item.closed;
  for (let i = (binding?.index ?? 0) + 1; binding && i < binding.items.length; i++) {
    const item = binding.items[i] as Item;
    if (isIt(item)) return item;
    if (item.kind === 'reference') break;
  }
  return null;
}

function combine(flags: readonly string[]): string {
  const keys = flags.map((flag) => keysByFlag.get(flag) as readonly [string, string]);
  const last = keys.at(-1) as readonly [string, string];
  return keys.slice(0, -1).reduceRight((inner, [wrap]) => `${wrap}(${inner})`, last[1]);
}
