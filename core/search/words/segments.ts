import { wordSource } from './tokenize.ts';

const wordPattern = new RegExp(wordSource, 'gu');

/**
 * Splits a text into words and the text between them. To save space, a single space between two words is left out, and
 * an empty separator is `''`.
 */
export function segmentsOf(text: string): string[] {
  const segments: string[] = [];
  let end = 0;
  for (const match of text.matchAll(wordPattern)) {
    const between = text.slice(end, match.index);
    if (segments.length === 0 ? between !== '' : between !== ' ') segments.push(between);
    segments.push(match[0]);
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push(text.slice(end));
  return segments;
}

export const isWord = (segment: string): boolean => /^[&#]?[\p{L}\p{N}]/u.test(segment);

/** The inverse of `segmentsOf`. */
export function joinSegments(segments: readonly string[]): string {
  let text = '';
  let afterWord = false;
  for (const segment of segments) {
    const isWordNow = isWord(segment);
    text += afterWord && isWordNow ? ` ${segment}` : segment;
    afterWord = isWordNow;
  }
  return text;
}
