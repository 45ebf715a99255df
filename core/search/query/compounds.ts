import { field, makeLexicon, perIndex, type Lexicon, type SearchIndex } from '../indexing/index.ts';
import { stopWords } from '../vocabulary/index.ts';
import { termsOf } from '../words/index.ts';

/** Words that are typed as one, and the edits between what was typed and what they are. */
export type Compound = Readonly<{ words: readonly string[]; edits: number; unfinished: boolean }>;
type Known = Readonly<{ words: readonly string[]; count: number }>;
type Compounds = Readonly<{ known: ReadonlyMap<string, Known>; lexicon: Lexicon }>;

/** Places that contain names of things. In a sentence, two adjacent words usually aren't a name. */
const naming: ReadonlySet<number> = new Set([field.title, field.crumb, field.heading, field.alias]);
const mostWords = 3;
const mostCompletions = 20;

/** Made when a reader first types a word that nobody wrote. */
const compoundsOf = perIndex((index): Compounds => {
  const known = new Map<string, { words: readonly string[]; count: number }>();
  index.blockField.forEach((kind, block) => {
    if (!naming.has(kind)) return;
    for (const run of runsOf(index, block)) {
      for (let from = 0; from < run.length; from += 1) {
        for (let end = from + 2; end <= Math.min(run.length, from + mostWords); end += 1) {
          const words = run.slice(from, end);
          const one = known.get(words.join(''));
          if (one) one.count += 1;
          else known.set(words.join(''), { words, count: 1 });
        }
      }
    }
  });
  return { known, lexicon: makeLexicon([...known.keys()]) };
});

/** The words of a short text, in runs that no sign, stop word or path interrupts; compounds are their parts. */
function runsOf({ tokens, blockStart, surfaces }: SearchIndex, block: number): string[][] {
  const runs: string[][] = [[]];
  for (let at = blockStart[block] ?? 0; at < (blockStart[block + 1] ?? 0); at += 1) {
    const surface = surfaces[tokens[at] ?? 0] ?? '';
    const { whole, parts } = termsOf(surface);
    if (!/^[a-z0-9]+$/.test(whole) || surface.includes('/') || stopWords.has(whole)) runs.push([]);
    else runs.at(-1)?.push(...(parts.length > 1 ? parts : [whole]));
  }
  return runs;
}

/** Whether a word is words of a title or a heading: "capsword", "softo" and "stikykey" are, when they may be unfinished or slips. */
export function findCompound(
  index: SearchIndex,
  word: string,
  unfinished: boolean,
  slips: boolean,
): Compound | undefined {
  const { known, lexicon } = compoundsOf(index);
  const exact = known.get(word);
  if (exact) return { words: exact.words, edits: 0, unfinished: false };
  const best = (terms: readonly string[]): readonly string[] | undefined => {
    const fitting = terms.flatMap((term) => known.get(term) ?? []).filter(({ words }) => reachesLast(words, word));
    return fitting.sort((a, b) => b.count - a.count || a.words.length - b.words.length)[0]?.words;
  };
  const completed = unfinished ? best(lexicon.completions(word, mostCompletions)) : undefined;
  if (completed) return { words: completed, edits: 0, unfinished };
  const corrections = slips ? lexicon.corrections(word, unfinished) : [];
  const corrected = best(corrections.map(({ term }) => term));
  return corrected && { words: corrected, edits: corrections[0]?.edits ?? 0, unfinished: false };
}

/** What has been typed says nothing about a word that it has not come to. */
const reachesLast = (words: readonly string[], typed: string) => words.slice(0, -1).join('').length < typed.length;
