/** Matches texts that contain all words of the query in any order. A query between slashes is a regular expression. */
export function textFilter(query: string): (text: string) => boolean {
  const pattern = /^\/(.+?)\/?$/.exec(query.trim())?.[1];
  const expression = pattern === undefined ? undefined : compile(pattern);
  if (expression) return (text) => expression.test(text);
  const words = query
    .toLowerCase()
    .split(/[\s=]+/)
    .filter(Boolean);
  return (text) => {
    const lower = text.toLowerCase();
    return words.every((word) => lower.includes(word));
  };
}

/** Undefined if the pattern is invalid, because the reader is still typing. */
function compile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'im');
  } catch {
    return undefined;
  }
}

/** Matches texts that have the whole query at the start of a word: "eject" doesn't match "rejected". */
export function wordFilter(query: string): (text: string) => boolean {
  const text = query.trim().toLowerCase();
  if (text === '') return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u');
  return (row) => pattern.test(row);
}
