export const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The words of a query. In one such as `CONFIG_X=y`, only the name matters. */
export const wordsOf = (query: string): readonly string[] =>
  query
    .split(/\s+/)
    .map((word) => word.replace(/^\/|\/$|=.*/g, ''))
    .filter(Boolean);

export function compile(word: string): RegExp | undefined {
  try {
    return new RegExp(word, 'im');
  } catch {
    return undefined;
  }
}

/** A pattern for each word, which can be a regular expression. One that's invalid is text: the reader may still be typing. */
export const patternsOf = (query: string): readonly RegExp[] =>
  wordsOf(query).map((word) => compile(word) ?? new RegExp(escape(word), 'i'));

/** Matches texts that contain all words of the query in any order. */
export function textFilter(query: string): (text: string) => boolean {
  const patterns = patternsOf(query);
  return (text) => patterns.every((pattern) => pattern.test(text));
}
