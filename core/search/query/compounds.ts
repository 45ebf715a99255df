import { field, makeLexicon, cachedPerIndex, type Lexicon, type SearchIndex } from '../indexing/index.ts';
import { stopWords } from '../vocabulary/index.ts';
import { termsOf } from '../words/index.ts';

/** Adjacent words of a title that were typed without a space, and the number of typos. */
export type Compound = Readonly<{ words: readonly string[]; edits: number; unfinished: boolean }>;
type KnownCompound = Readonly<{ words: readonly string[]; count: number }>;
/** The compounds by their joined words, and a lexicon that completes and corrects those. */
type Compounds = Readonly<{ known: ReadonlyMap<string, KnownCompound>; lexicon: Lexicon }>;

/** Fields that contain names of things. In a sentence, adjacent words usually aren't a name. */
const namingFields: ReadonlySet<number> = new Set([field.title, field.crumb, field.heading, field.alias]);
const maxWords = 3;
const maxCompletions = 20;

const compoundsOf = cachedPerIndex((index): Compounds => {
  const known = new Map<string, { words: readonly string[]; count: number }>();
  index.blockField.forEach((kind, block) => {
    if (!namingFields.has(kind)) return;
    for (const run of runsOf(index, block)) {
      for (let from = 0; from < run.length; from += 1) {
        for (let end = from + 2; end <= Math.min(run.length, from + maxWords); end += 1) {
          const words = run.slice(from, end);
          const compound = known.get(words.join(''));
          if (compound) compound.count += 1;
          else known.set(words.join(''), { words, count: 1 });
        }
      }
    }
  });
  return { known, lexicon: makeLexicon([...known.keys()]) };
});

/** The words of a block, split into runs at punctuation, stop words, and paths. Compounds are split into subwords. */
function runsOf({ tokens, blockStart, surfaces }: SearchIndex, block: number): string[][] {
  const runs: string[][] = [[]];
  for (let at = blockStart[block] ?? 0; at < (blockStart[block + 1] ?? 0); at += 1) {
    const surface = surfaces[tokens[at] ?? 0] ?? '';
    const { whole, subwords } = termsOf(surface);
    if (!/^[a-z0-9]+$/.test(whole) || surface.includes('/') || stopWords.has(whole)) runs.push([]);
    else runs.at(-1)?.push(...(subwords.length > 1 ? subwords : [whole]));
  }
  return runs;
}

/** Finds the words of a title or heading in "capsword", "softo" (if `unfinished`), or "stikykey" (if `allowTypos`). */
export function findCompound(
  index: SearchIndex,
  word: string,
  unfinished: boolean,
  allowTypos: boolean,
): Compound | undefined {
  const { known, lexicon } = compoundsOf(index);
  const exact = known.get(word);
  if (exact) return { words: exact.words, edits: 0, unfinished: false };
  const best = (terms: readonly string[]): readonly string[] | undefined => {
    const candidates = terms.flatMap((term) => known.get(term) ?? []).filter(({ words }) => reachesLast(words, word));
    return candidates.sort((a, b) => b.count - a.count || a.words.length - b.words.length)[0]?.words;
  };
  const completed = unfinished ? best(lexicon.completions(word, maxCompletions)) : undefined;
  if (completed) return { words: completed, edits: 0, unfinished };
  const corrections = allowTypos ? lexicon.corrections(word, unfinished) : [];
  const corrected = best(corrections.map(({ term }) => term));
  return corrected && { words: corrected, edits: corrections[0]?.edits ?? 0, unfinished: false };
}

/** Whether the typed letters include at least the first one of the last word. */
const reachesLast = (words: readonly string[], typed: string) => words.slice(0, -1).join('').length < typed.length;
