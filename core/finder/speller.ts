import { editDistance } from '#core/edit-distance';

/** The query with each word that isn't in the texts replaced by one that is and differs by one typo: "sleep" for "slep". */
export function respell(query: string, texts: readonly string[]): string {
  const text = texts.join(' ').toLowerCase();
  return query.replace(words, (written) => {
    const word = written.toLowerCase();
    if (word.length < 4 || text.includes(word)) return written;
    // Few typos are at the start of a word.
    const sameStart = (other: string): number => [...word].findIndex((letter, at) => letter !== other[at]);
    const similar = (text.match(words) ?? []).filter((other) => editDistance(word, other, 1) === 1);
    return similar.sort((a, b) => sameStart(b) - sameStart(a))[0] ?? written;
  });
}

const words = /[\p{L}\p{N}]+/gu;
