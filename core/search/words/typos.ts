/** The set of letters in a word, one bit per letter. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

/** Quickly rules out most pairs of words: each letter that only one of them contains takes at least one edit. */
export function mayBeWithin(limit: number, letters: number, others: number, prefix: boolean): boolean {
  return countBits(letters & ~others) <= limit && (prefix || countBits(others & ~letters) <= limit);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How many typos to tolerate in a word. None in short ones, where one edit usually makes another word. */
export function allowedEdits(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
