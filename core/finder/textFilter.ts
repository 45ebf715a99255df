/** Whether a text answers a query: every word of it, in any order, or a regular expression between slashes. */
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

/** Undefined for half a pattern: the reader is still typing. */
function compile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'im');
  } catch {
    return undefined;
  }
}

/** Whether a text has the whole query at the start of a word: "eject" is not in "rejected". */
export function wordFilter(query: string): (text: string) => boolean {
  const text = query.trim().toLowerCase();
  if (text === '') return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u');
  return (row) => pattern.test(row);
}
