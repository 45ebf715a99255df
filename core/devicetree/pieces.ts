/** What the preprocessor sees of a text: words, strings, single characters and white space, comments left out. */
export type Piece = Readonly<{ kind: 'word' | 'string' | 'space' | 'other'; text: string }>;

const pattern =
  /(?<space>(?:\s|\\\r?\n|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))+)|(?<word>[A-Za-z_]\w*)|(?<string>"(?:\\[\s\S]|[^"\\\n])*"?)|(?<other>##|\d\w*|[\s\S])/g;

export function split(text: string): readonly Piece[] {
  return [...text.matchAll(pattern)].map(({ groups = {}, 0: match }): Piece => {
    if (groups['space'] !== undefined) return { kind: 'space', text: ' ' };
    if (groups['word'] !== undefined) return { kind: 'word', text: match };
    return { kind: groups['string'] === undefined ? 'other' : 'string', text: match };
  });
}

export const join = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

export function trim(pieces: readonly Piece[]): readonly Piece[] {
  const from = pieces.findIndex(({ kind }) => kind !== 'space');
  const to = pieces.findLastIndex(({ kind }) => kind !== 'space');
  return from < 0 ? [] : pieces.slice(from, to + 1);
}
