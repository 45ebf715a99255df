const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Matches texts that contain all words of the query in any order. A word can be a regular expression, with or without
 * slashes around it. In a query such as `CONFIG_X=y`, only the name matters.
 */
export function textFilter(query: string): (text: string) => boolean {
  const words = query.split(/\s+/).map((word) => word.replace(/^\/|\/$|=.*/g, ''));
  const patterns = words.filter(Boolean).map(compile);
  return (text) => patterns.every((pattern) => pattern.test(text));
}

function compile(word: string): RegExp {
  try {
    return new RegExp(word, 'im');
  } catch {
    // The reader is still typing.
    return new RegExp(escape(word), 'i');
  }
}

/** Matches texts that have the whole query at the start of a word: "eject" doesn't match "rejected". */
export function wordFilter(query: string): (text: string) => boolean {
  const text = query.trim().toLowerCase();
  if (text === '') return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escape(text)}`, 'u');
  return (row) => pattern.test(row);
}
