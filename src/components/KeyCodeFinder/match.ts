/** What the finder knows about a row of the page's tables. Texts are lower case. */
export type FindableRow = Readonly<{
  /** Names a keymap can use, and names of QMK. */
  names: readonly string[];
  text: string;
  /** Characters the key types and signs that stand for it. */
  characters: string;
  /** `KeyboardEvent.code` of the key. */
  press: string;
}>;

export type Query =
  | Readonly<{ kind: 'all' }>
  | Readonly<{ kind: 'text'; text: string }>
  /** A key of the reader's keyboard: what browsers call it, and the character it typed. */
  | Readonly<{ kind: 'press'; code: string; key: string }>;

const squash = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** `&kp LC(A)` is looked up as what it holds: people paste whole bindings. */
const bare = (text: string) => text.trim().replace(/^(?:&?kp\s+)?(?:(?:[LR][CSAG]\()+([^()]+)\)*$)?/i, '$1');

export function textQuery(input: string): Query {
  // A lone space is a character to look for; spaces around words are not.
  const text = input === ' ' ? ' ' : bare(input);
  return text === '' ? { kind: 'all' } : { kind: 'text', text };
}

const isOneCharacter = (text: string) => [...text].length === 1;

/** How well a row answers: 0 not at all, more is better. The best row is the one that Enter copies. */
export function score(row: FindableRow, query: Query): number {
  switch (query.kind) {
    case 'all':
      return 1;
    case 'press':
      return row.press !== '' && row.press === query.code
        ? 3
        : isOneCharacter(query.key) && row.characters.includes(query.key)
          ? 2
          : 0;
    case 'text':
      return isOneCharacter(query.text) ? scoreCharacter(row, query.text) : scoreWords(row, query.text.toLowerCase());
  }
}

function scoreCharacter(row: FindableRow, character: string): number {
  if (row.names.includes(character.toLowerCase())) return 5;
  // The key that types the character at once comes before the one that needs Shift.
  const place = row.characters.indexOf(character);
  return place < 0 ? 0 : place === 0 ? 4 : 3;
}

function scoreWords(row: FindableRow, text: string): number {
  if (row.names.includes(text)) return 5;
  if (row.characters.toLowerCase().includes(text)) return 4;
  const squashed = squash(text);
  if (squashed !== '' && row.names.some((name) => squash(name).startsWith(squashed))) return 3;
  if (squashed !== '' && row.names.some((name) => squash(name).includes(squashed))) return 2;
  return text.split(/\s+/).every((word) => row.text.includes(word)) ? 1 : 0;
}
