/** The query with each word that isn't in the texts replaced by one that is, with one typo: "sleep" for "slep". */
export function respell(query: string, texts: readonly string[]): string {
  const text = texts.join(' ').toLowerCase();
  return query.replace(words, (written) => {
    const word = written.toLowerCase();
    if (word.length < 4 || text.includes(word)) return written;
    const known = [...new Set(text.match(words))];
    // Backwards, because few typos are at the start of a word.
    const spellings = [...word].map((letter, at) => {
      const [start, rest] = [word.slice(0, at), word.slice(at + 1)];
      return new RegExp(`^${start}(?:.{0,2}${rest}|${rest[0] ?? ''}${letter}${rest.slice(1)})$`);
    });
    return spellings.reverse().flatMap((spelling) => known.find((other) => spelling.test(other)) ?? [])[0] ?? written;
  });
}

const words = /[\p{L}\p{N}]+/gu;
