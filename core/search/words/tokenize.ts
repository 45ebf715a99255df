/**
 * A token is a word, or a whole identifier (`CONFIG_ZMK_SLEEP`, `tapping-term-ms`, `zmk,kscan-gpio-matrix`, `&kp`), which
 * `termsOf` can split into subwords. Symbols (`~`, `{`) are tokens too, because readers look up the key code of a
 * character by typing the character.
 */
export type Token = Readonly<{ text: string; start: number; end: number }>;

const joiner = "[_\\-.,:/+'’]";
const subword = '[\\p{L}\\p{N}]+';
/** Regular expression source for a word or an identifier. */
export const wordSource = `[&#]?${subword}(?:${joiner}${subword})*`;
const tokenPattern = new RegExp(`${wordSource}|[^\\s\\p{L}\\p{N}]`, 'gu');
const subwordPattern = new RegExp(subword, 'gu');

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

const ascii = /^[ -~]*$/;
/** Lowercases and removes diacritics. */
const fold = (text: string): string =>
  ascii.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const subwordsOf = (folded: string) => folded.match(ascii.test(folded) ? /[a-z0-9]+/g : subwordPattern);

/**
 * Normalizes a token into search terms. `whole` has no joiners, so `hold-tap`, `hold_tap`, and `holdtap` are one term.
 * `subwords` is empty for a single word. `&kp` keeps its `&` in the whole and has the subword `kp`.
 */
export function termsOf(token: string): Readonly<{ whole: string; subwords: readonly string[] }> {
  const subwords = subwordsOf(fold(token));
  if (!subwords) return { whole: token, subwords: [] };
  const joined = subwords.join('');
  const ampersand = token.startsWith('&') ? '&' : '';
  return { whole: ampersand + joined, subwords: ampersand || subwords.length > 1 ? [...new Set(subwords)] : [] };
}

/** Whether a token can only be a name from code, not an ordinary word. */
export function isIdentifier(token: string): boolean {
  return /^[&#]|[_,]|^[A-Z0-9]{2,}$|[a-z][A-Z]|\w-\w+-\w/.test(token);
}
