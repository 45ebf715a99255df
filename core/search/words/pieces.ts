import { wordSource } from './tokenise.ts';

const wordPattern = new RegExp(wordSource, 'gu');

/** Words and the text between them; a single space between two words is left out, and no space at all is `''`. */
export function pieces(text: string): string[] {
  const result: string[] = [];
  let end = 0;
  for (const match of text.matchAll(wordPattern)) {
    const between = text.slice(end, match.index);
    if (result.length === 0 ? between !== '' : between !== ' ') result.push(between);
    result.push(match[0]);
    end = match.index + match[0].length;
  }
  if (end < text.length) result.push(text.slice(end));
  return result;
}

export const isWord = (piece: string): boolean => /^[&#]?[\p{L}\p{N}]/u.test(piece);

/** Puts pieces together again. */
export function joinPieces(list: readonly string[]): string {
  let text = '';
  let afterWord = false;
  for (const piece of list) {
    const wordNow = isWord(piece);
    text += afterWord && wordNow ? ` ${piece}` : piece;
    afterWord = wordNow;
  }
  return text;
}
