import type { Item, Span } from '#core/devicetree';
import { removedKeyCodes } from '../data/removedKeyCodes.ts';
import { holdsComment, holdsDirective } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { BindingStart, Site } from '../sites.ts';
import type { Change, Note, Replacement, Rule } from '../types.ts';

const docs = '/docs/keymaps/list-of-keycodes';

export const removedKeyCode: Rule = {
  id: 'removed-key-code',
  title: 'Removed key codes',
  since: '2020-11',
  docs,
  find(file) {
    const changes: Change[] = [];
    const notes: Note[] = [];
    const done = new Set<Item>();
    for (const site of file.sites) {
      if (!removedKeyCodes.has(site.word.text) || file.meaningOf(site).kind === 'other') continue;
      const reference = site.binding?.items[site.binding.index];
      if (reference && done.has(reference)) continue;
      const change = file.meaningOf(site).kind === 'code' ? replaceBinding(file, site) : null;
      if (change && reference) {
        changes.push(change);
        done.add(reference);
      } else notes.push(noteFor(site));
    }
    return { changes, notes };
  },
};

function noteFor({ word }: Site): Note {
  const message = `The key code ${word.text} was removed from the firmware and has no successor. Choose another key here.`;
  return { rule: 'removed-key-code', from: word.from, to: word.to, message, docs };
}

/** The whole binding becomes `&none`. In `sensor-bindings` there is no behavior that does nothing, so that is left to a person. */
function replaceBinding(file: KeymapFile, { binding, property, word, macro }: Site): Change | null {
  if (!binding || property === 'sensor-bindings') return null;
  const parts = bindingParts(binding);
  const last = parts.at(-1) as Item;
  const span: Span = { from: binding.reference.from, to: last.to };
  // Something unreadable stands between the behavior and the code: replacing the one would leave the other.
  if (word.to > span.to) return null;
  if (macro === null && holdsDirective(file.document, span)) return null;
  const before = parts.map((part) => plain(file, part)).join(' ');
  const after = `&none /* "${before}" no longer exists */`;
  return {
    rule: 'removed-key-code',
    replacements: holdsComment(file.document, span) ? piecewise(parts, after) : [{ ...span, insert: after }],
    before,
    after: '&none',
    reason: `The key code ${word.text} was removed and has no successor. The key does nothing now; the comment keeps what it was.`,
    docs,
  };
}

/** The reference and its parameters, up to the next binding or the end of the value. */
function bindingParts({ items, index }: BindingStart): readonly Item[] {
  const parts: Item[] = [items[index] as Item];
  for (let i = index + 1; i < items.length; i++) {
    const item = items[i] as Item;
    if (item.kind === 'reference' || item.kind === 'operator') break;
    parts.push(item);
  }
  return parts;
}

/** An item's source on one line and without comments, so that it can stand in one. */
function plain({ text }: KeymapFile, { from, to }: Item): string {
  return text
    .slice(from, to)
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
    .replace(/[\s\\]+/g, ' ')
    .replaceAll('*/', '* /');
}

/** With comments between the parameters: each part goes on its own, and the comments stay. */
function piecewise(parts: readonly Item[], insert: string): readonly [Replacement, ...Replacement[]] {
  const [first, ...rest] = parts as readonly [Item, ...Item[]];
  return [{ from: first.from, to: first.to, insert }, ...rest.map(({ from, to }) => ({ from, to, insert: '' }))];
}
