import { bindings, findKconfigSymbol } from '#core/firmware';
import type { Finding } from '../../check.ts';
import { fencesOf } from '../samples/fences.ts';

type Statement = Readonly<{ line: number; name: string; value: string }>;

/** Defaults stated on a page that don't match core/firmware. */
export function defaultFindings(file: string, prose: readonly string[], lines: readonly string[]): readonly Finding[] {
  return [...inSentences(prose), ...inTables(prose), ...inComments(lines)].flatMap(({ line, name, value }) => {
    const known = defaultsOf(name);
    if (known.length === 0 || known.some((one) => sameValue(one, value))) return [];
    return [
      {
        file,
        line,
        fault: `States ${value} as the default of ${name}, but it is ${known.join(' or ')}.`,
        fix: 'Correct the page. If the firmware changed, correct core/firmware first.',
      },
    ];
  });
}

/** The possible defaults of an option or property. */
function defaultsOf(name: string): readonly string[] {
  const option = findKconfigSymbol(name);
  if (option) {
    if (option.defaults.length > 0) return option.defaults.map(({ value }) => value);
    return option.type === 'bool' ? ['n', 'y'].slice(0, option.choice ? 2 : 1) : [];
  }
  return bindings
    .flatMap((binding) => [...binding.properties, ...(binding.children?.properties ?? [])])
    .flatMap((property) => (property.name === name && property.default !== undefined ? [property.default] : []));
}

const plain = (value: string) =>
  value
    .replace(/^<(.*)>$/, '$1')
    .replace(/^"(.*)"$/, '$1')
    .toLowerCase();
const sameValue = (one: string, other: string) => plain(one) === plain(other);

const name = '`(CONFIG_\\w+|[a-z]+(?:-[a-z]+)+)`';
const sentences: readonly RegExp[] = [
  new RegExp(`${name} \\((?:the )?default(?: is|:)? \`([^\`]+)\``, 'g'),
  new RegExp(`${name},? (?:which )?defaults to \`([^\`]+)\``, 'g'),
  new RegExp(`default (?:of|for) ${name} is \`([^\`]+)\``, 'g'),
];

/** Sentences such as: `X` (default `5`), `X` defaults to `5`, the default of `X` is `5`. */
function inSentences(prose: readonly string[]): readonly Statement[] {
  return prose.flatMap((text, index) =>
    sentences.flatMap((sentence) =>
      [...text.matchAll(sentence)].map(([, about = '', value = '']) => ({ line: index + 1, name: about, value })),
    ),
  );
}

/** Rows of a Markdown table with a column called Default. */
function inTables(prose: readonly string[]): readonly Statement[] {
  /** The index of the Default column, -1 if the table has none, or undefined outside of tables. */
  let column: number | undefined;
  return prose.flatMap((text, index) => {
    const cells = text.startsWith('|')
      ? text
          .split(/(?<!\\)\|/)
          .slice(1, -1)
          .map((cell) => cell.trim())
      : [];
    if (cells.length === 0) column = undefined;
    else column ??= cells.findIndex((cell) => /^default$/i.test(cell));
    const [, about] = /^\[?`([^`]+)`/.exec(cells[0] ?? '') ?? [];
    const [, value] = /^`([^`]+)`$/.exec(cells[column ?? -1] ?? '') ?? [];
    return about && value ? [{ line: index + 1, name: about, value }] : [];
  });
}

/** `# default: 60` on the line above a setting of a .conf sample. */
function inComments(lines: readonly string[]): readonly Statement[] {
  return fencesOf(lines)
    .filter(({ language }) => language === 'kconfig')
    .flatMap(({ text, line }) => {
      const rows = text.split('\n');
      return rows.flatMap((row, index) => {
        const [, value] = /^#.*\bdefaults?(?: is| to|:)? (-?\w+)\W*$/i.exec(row) ?? [];
        const [, about] = /^(CONFIG_\w+)=/.exec(rows[index + 1] ?? '') ?? [];
        return about && value ? [{ line: line + index, name: about, value }] : [];
      });
    });
}
