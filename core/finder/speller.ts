import { isOneEdit } from '#core/edit-distance';

const words = /[\p{L}\p{N}]+/gu;
const minStart = 5;

/**
 * Returns a function that corrects the words of a query that aren't in the texts: "slep" becomes "sleep", which is one edit
 * away, and "positional" becomes "position", which it starts with.
 */
export function speller(texts: readonly string[]): (query: string) => string {
  const text = texts.join(' ').toLowerCase();
  // Most queries have no typo.
  let vocabulary: readonly string[] | undefined;
  return (query) =>
    query.replace(words, (written) => {
      const word = written.toLowerCase();
      if (word.length < 4 || text.includes(word)) return written;
      vocabulary ??= [...new Set(text.match(words))];
      const similar = vocabulary.filter((other) => isOneEdit(word, other));
      // Few typos are at the start of a word.
      const likely = similar.find((other) => other.startsWith(word.slice(0, 2))) ?? similar[0];
      return likely ?? vocabulary.find((other) => other.length >= minStart && word.startsWith(other)) ?? written;
    });
}
