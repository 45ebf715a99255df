import { indentationAt } from '../edit.ts';
import type { Change, Note, Rule } from '../types.ts';
import { compatiblesOf } from './nodeKinds.ts';

const docs = '/docs/features/debouncing';
const id = 'debounce-period';
/** Other drivers, the demultiplexer for one, still use the old property. */
const renamingDrivers: ReadonlySet<string> = new Set(['zmk,kscan-gpio-direct', 'zmk,kscan-gpio-matrix']);

export const debouncePeriod: Rule = {
  id,
  title: 'Debounce period',
  since: '2021-10',
  docs,
  find(file) {
    const { properties, text, newline } = file;
    const changes: Change[] = [];
    const notes: Note[] = [];
    for (const { name, values, parent, from, to } of properties) {
      const [value] = values;
      if (name.text !== 'debounce-period' || values.length !== 1 || value?.kind !== 'cells') continue;
      const compatibles = compatiblesOf(file, parent);
      if (compatibles.some((compatible) => renamingDrivers.has(compatible))) {
        const time = text.slice(value.from, value.to);
        const after = `debounce-press-ms = ${time};${newline}${indentationAt(text, from)}debounce-release-ms = ${time};`;
        const reason =
          'debounce-period was split into debounce-press-ms and debounce-release-ms. The old one set both.';
        changes.push({
          rule: id,
          replacements: [{ from, to, insert: after }],
          before: text.slice(from, to),
          after,
          reason,
          docs,
        });
      } else if (compatibles.length === 0) {
        const message =
          'On a matrix or direct GPIO driver debounce-period is deprecated: set debounce-press-ms and debounce-release-ms instead.';
        notes.push({ rule: id, from, to, message, docs });
      }
    }
    return { changes, notes };
  },
};
