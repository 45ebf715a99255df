import { cachedPerIndex, type SearchIndex } from '../indexing/index.ts';
import {
  optionContextWords,
  optionPrefixWords,
  optionWordVariants,
  optionRequestWords,
  questionWords,
  stopWords,
} from '../vocabulary/index.ts';
import { stem, termsOf } from '../words/index.ts';
import { addTerm, strength, type Clause, type Word } from './clause.ts';

/** The name of an option: its term, and for each word the stems of all its variants. */
type Option = Readonly<{ whole: string; words: ReadonlyArray<readonly string[]> }>;

/** Two words can also be a topic ("usb logging"), unless the query asks for an option. */
const minMatchingWords = 3;
/** The share of the name that has to be typed, and the share of the query that has to be part of the name. */
const minShare = { ofName: 0.6, ofQuery: 0.75, ofRequest: 0.6 } as const;

const stemsOf = (word: string): readonly string[] => [word, ...(optionWordVariants[word] ?? [])].map(stem);
const contains = ({ words }: Option, word: string): boolean => words.some((variants) => variants.includes(word));

const optionsOf = cachedPerIndex(({ surfaces }): readonly Option[] =>
  surfaces
    .filter((surface) => /^CONFIG_\w+$/.test(surface))
    .map((surface) => {
      const { whole, subwords } = termsOf(surface);
      return { whole, words: subwords.filter((subword) => !optionPrefixWords.has(subword)).map(stemsOf) };
    }),
);

/** The options whose names match best. Several if they match equally well. */
function bestOptions(index: SearchIndex, queryStems: readonly string[], isRequest: boolean): readonly Option[] {
  let bestShare = 0;
  let best: Option[] = [];
  for (const option of optionsOf(index)) {
    const matching = queryStems.filter((word) => contains(option, word)).length;
    const ofName = matching / option.words.length;
    const isMatch =
      (matching >= minMatchingWords || (isRequest && ofName === 1 && matching > 1)) &&
      ofName >= minShare.ofName &&
      matching / queryStems.length >= (isRequest ? minShare.ofRequest : minShare.ofQuery);
    if (!isMatch || ofName < bestShare) continue;
    if (ofName > bestShare) best = [];
    bestShare = ofName;
    best.push(option);
  }
  return best;
}

/**
 * Finds options by some of the words in their names, in any order: "rgb auto off idle" matches
 * `CONFIG_ZMK_RGB_UNDERGLOW_AUTO_OFF_IDLE`. Adds their names to the clauses and returns whether there are any.
 */
export function matchOptionNames(
  index: SearchIndex,
  all: readonly Word[],
  clauses: ReadonlyMap<Word, readonly Clause[]>,
): boolean {
  const isRequest = all.some(({ whole }) => optionRequestWords.has(whole));
  if (!isRequest && questionWords.has(all[0]?.whole ?? '')) return false;
  const words = [...clauses.keys()].filter(
    ({ whole }) => !optionRequestWords.has(whole) && !optionContextWords.has(whole) && !stopWords.has(whole),
  );
  if (words.length < 2 || words.some(({ text }) => /^&|_/.test(text))) return false;
  const queryStems = words.map(({ whole }) => stem(whole));
  const options = bestOptions(index, queryStems, isRequest);
  for (const option of options)
    words.forEach((word, at) => {
      if (!contains(option, queryStems[at] ?? '')) return;
      for (const clause of clauses.get(word) ?? []) addTerm(index.lexicon, clause, option.whole, strength.inflection);
    });
  return options.length > 0;
}
