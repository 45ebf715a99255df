/** Whether one edit turns a word into another one. Less code than `editDistance`, for pages that need nothing else. */
export function isOneEdit(word: string, other: string): boolean {
  const start = [...word].findIndex((letter, at) => letter !== other[at]);
  const [rest, otherRest] = start < 0 ? ['', other.slice(word.length)] : [word.slice(start), other.slice(start)];
  const [first = '', second = ''] = rest;
  return (
    word !== other &&
    (rest.slice(1) === otherRest.slice(1) ||
      rest === otherRest.slice(1) ||
      rest.slice(1) === otherRest ||
      second + first + rest.slice(2) === otherRest)
  );
}
