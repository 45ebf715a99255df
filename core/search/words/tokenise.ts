/**
 * Words and identifiers. A token is a run of letters and digits, kept whole across the joints of identifiers
 * (`CONFIG_ZMK_SLEEP`, `tapping-term-ms`, `zmk,kscan-gpio-matrix`, `&kp`), so that one token knows both its whole and its
 * parts. Lone signs (`~`, `{`) are tokens too: a reader looks for the key code of a character by typing the character.
 */
export type Token = Readonly<{ text: string; start: number; end: number }>;

const joints = "[_\\-.,:/+'’]";
const part = '[\\p{L}\\p{N}]+';
/** A word or an identifier with all its joints, as a pattern. */
export const wordSource = `[&#]?${part}(?:${joints}${part})*`;
const tokenPattern = new RegExp(`${wordSource}|[^\\s\\p{L}\\p{N}]`, 'gu');
const partPattern = new RegExp(part, 'gu');

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

const plain = /^[ -~]*$/;
const fold = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const partsOf = (folded: string) => folded.match(plain.test(folded) ? /[a-z0-9]+/g : partPattern);

/**
 * The searchable forms of a token: `whole` without its joints, so that `hold-tap`, `hold_tap` and `holdtap` are one term, and
 * `parts` when there are several. `&kp` keeps its mark in the whole and gives `kp` as its part.
 */
export function termsOf(token: string): Readonly<{ whole: string; parts: readonly string[] }> {
  const parts = partsOf(fold(token));
  if (!parts) return { whole: token, parts: [] };
  const joined = parts.join('');
  const mark = token.startsWith('&') ? '&' : '';
  return { whole: mark + joined, parts: mark || parts.length > 1 ? [...new Set(parts)] : [] };
}

/** Whether a token can only be a name from code, not a word of a sentence. */
export function isIdentifier(token: string): boolean {
  return /^[&#]|[_,]|^[A-Z0-9]{2,}$|[a-z][A-Z]|\w-\w+-\w/.test(token);
}

/** `-DZMK_CONFIG=…` on a command line sets `ZMK_CONFIG`. The dash isn't part of the word, but the D is. */
export const setsVariable = (token: string): boolean => /^D[A-Z][A-Z0-9]*_\w+$/.test(token);
