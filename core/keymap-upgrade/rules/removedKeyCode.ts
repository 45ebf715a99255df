import type { Item, Span } from '#core/devicetree';
import { codesWithoutReplacement } from '#core/firmware/old-names';
import { containsComment, containsDirective, note } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { BindingStart, Occurrence } from '../occurrences.ts';
import type { FoundChange, Replacement, Rule } from '../types.ts';

export const removedKeyCode: Rule = {
  id: 'removed-key-code',
  docs: '/docs/keymaps/list-of-keycodes',
  *find(file) {
    const done = new Set<Item>();
    for (const occurrence of file.occurrences) {
      if (!codesWithoutReplacement.has(occurrence.word.text) || file.meaningOf(occurrence).kind === 'other') continue;
      const reference = occurrence.binding?.items[occurrence.binding.index];
      if (reference && done.has(reference)) continue;
      const change = file.meaningOf(occurrence).kind === 'code' ? replaceBinding(file, occurrence) : null;
      if (change && reference) {
        yield change;
        done.add(reference);
      } else
        yield note(
          occurrence.word,
          `The key code ${occurrence.word.text} is deprecated and has no replacement. Choose another key.`,
        );
    }
  },
};

/** Replaces the whole binding with `&none`. That's not possible in `sensor-bindings`, which get a note instead. */
function replaceBinding(file: KeymapFile, { binding, property, word, macro }: Occurrence): FoundChange | null {
  if (!binding || property === 'sensor-bindings') return null;
  const items = bindingItems(binding);
  const last = items.at(-1) as Item;
  const span: Span = { from: binding.reference.from, to: last.to };
  // If there's something unreadable between the behavior and the key code, the key code would be left over.
  if (word.to > span.to) return null;
  if (macro === null && containsDirective(file.document, span)) return null;
  const before = items.map((item) => plainSource(file, item)).join(' ');
  const after = `&none /* "${before}" no longer exists */`;
  return {
    replacements: containsComment(file.document, span) ? replaceEach(items, after) : [{ ...span, insert: after }],
    before,
    after: '&none',
    reason: `The key code ${word.text} is deprecated and has no replacement. The key now does nothing, and a comment contains the old binding.`,
  };
}

/** The reference and its parameters, up to the next binding or the end of the value. */
function bindingItems({ items, index }: BindingStart): readonly Item[] {
  const result: Item[] = [items[index] as Item];
  for (let i = index + 1; i < items.length; i++) {
    const item = items[i] as Item;
    if (item.kind === 'reference' || item.kind === 'operator') break;
    result.push(item);
  }
  return result;
}

/** The source of an item on one line and without comments, so that it can be put in a comment. */
function plainSource({ text }: KeymapFile, { from, to }: Item): string {
  return text
    .slice(from, to)
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
    .replace(/[\s\\]+/g, ' ')
    .replaceAll('*/', '* /');
}

/** Replaces the items one by one, to keep the comments between them. */
function replaceEach(items: readonly Item[], insert: string): readonly [Replacement, ...Replacement[]] {
  const [first, ...rest] = items as readonly [Item, ...Item[]];
  return [{ from: first.from, to: first.to, insert }, ...rest.map(({ from, to }) => ({ from, to, insert: '' }))];
}
