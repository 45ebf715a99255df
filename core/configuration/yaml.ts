/** Reads YAML and finds where each word is. Never writes YAML: changes replace single words in the text. */
import { isMap, isScalar, isSeq, parseDocument, Scalar, visit, type Pair } from 'yaml';
import type { Word } from './types.ts';

/** A YAML node, or undefined if it's missing. */
export type Value = unknown;

export interface Yaml {
  readonly root: Value;
  /** Syntax errors that stop a build. */
  readonly errors: readonly Readonly<{ from: number; to: number; message: string }>[];
}

export function parseYaml(text: string): Yaml {
  const { contents, errors } = parse(text);
  // GitHub and Python accept a closing bracket that is indented too little.
  const isAccepted = errors.length === 0 || parse(text.replace(/^ *(?=[\]}])/gm, '$&    ')).errors.length === 0;
  return {
    root: contents,
    errors: isAccepted ? [] : errors.map(({ pos: [from, to], message }) => ({ from, to, message })),
  };
}

function parse(text: string) {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
  visit(document, { Alias: (_, alias) => alias.resolve(document) });
  return document;
}

export const valueOf = (map: Value, key: string): Value => (isMap(map) ? map.get(key, true) : undefined);

/** The keys of a map, with their places. */
export const keysOf = (map: Value): readonly Word[] =>
  isMap(map)
    ? map.items.flatMap(({ key }: Pair) =>
        isScalar(key) && key.range ? [{ text: String(key.value), from: key.range[0], to: key.range[1] }] : [],
      )
    : [];

export const itemsOf = (list: Value): readonly Value[] => (isSeq(list) ? list.items : []);

/** The words in a value, whether written as `a b`, `a;b`, `"a b"` or `[a, b]`. */
export function wordsOf(value: Value, text: string): readonly Word[] {
  if (isSeq(value)) return value.items.flatMap((item) => wordsOf(item, text));
  if (!isScalar(value) || !value.range || isBlock(value)) return [];
  const [start, end] = value.range;
  return [...text.slice(start, end).matchAll(/[^\s,;"']+/g)].map(({ 0: word, index }) => ({
    text: word,
    from: start + index,
    to: start + index + word.length,
  }));
}

export const textOf = (value: Value): string => (isScalar(value) && value.value !== null ? String(value.value) : '');

const isBlock = ({ type }: Scalar): boolean => type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
