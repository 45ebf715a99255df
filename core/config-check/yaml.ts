/** YAML with the place of each word. Nothing is written back: a change replaces one word, and the rest stays as it is. */
import { isMap, isScalar, isSeq, parseDocument, Scalar } from 'yaml';
import type { Found, Word } from './types.ts';

const docs = '/docs/troubleshooting/building-issues#build-yaml';

/** A value that may or may not be there. */
export type Value = unknown;

export const rootOf = (text: string): Value => parse(text).contents;

const parse = (text: string) => parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });

export const valueOf = (map: Value, key: string): Value => (isMap(map) ? map.get(key, true) : undefined);

export const itemsOf = (list: Value): readonly Value[] => (isSeq(list) ? list.items : []);

/** The words of a value: `a b`, `"a b"` and `[a, b]` alike. */
export function wordsOf(value: Value, text: string): readonly Word[] {
  if (isSeq(value)) return value.items.flatMap((item) => wordsOf(item, text));
  if (!isScalar(value) || !value.range || isBlock(value)) return [];
  const [start, end] = value.range;
  return [...text.slice(start, end).matchAll(/[^\s,"']+/g)].map(({ 0: word, index }) => ({
    text: word,
    from: start + index,
    to: start + index + word.length,
  }));
}

export const textOf = (value: Value): string => (isScalar(value) && value.value !== null ? String(value.value) : '');

const isBlock = ({ type }: Scalar): boolean => type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;

/** What keeps the file from being read. */
export function yamlFindings(text: string): readonly Found[] {
  const { errors } = parse(text);
  const tab = /^[ ]*\t[ \t]*(?=[^\s#])/m.exec(text);
  const found = errors.map(({ pos: [from, to], message }) => ({
    from: Math.min(from, text.length),
    to: Math.min(Math.max(to, from), text.length),
    message: `This is not valid YAML: ${message.replace(/\.?$/, '.')}`,
  }));
  // Whatever else is said about such a file follows from the tab.
  const causes = tab
    ? [
        {
          from: tab.index,
          to: tab.index + tab[0].length,
          message: 'YAML is indented with spaces. A tab stops the build.',
          fix: {
            title: 'Write spaces',
            replacements: [
              { from: tab.index, to: tab.index + tab[0].length, insert: tab[0].replaceAll('\t', '  ') },
            ] as const,
          },
        },
      ]
    : found.slice(0, 1);
  return causes.map((cause) => ({ id: 'yaml', severity: 'error', docs, ...cause }));
}
