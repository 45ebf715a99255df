import { perIndex, type SearchIndex } from '../indexing/index.ts';
import {
  besideOption,
  optionCommon,
  optionPartsSaid,
  optionRequest,
  questionOpeners,
  stopWords,
} from '../vocabulary/index.ts';
import { stem, termsOf } from '../words/index.ts';
import { satisfy, strength, type Slot, type Word } from './slot.ts';

/** Each word of the name is a list of what it may be called. */
type Option = Readonly<{ whole: string; words: ReadonlyArray<readonly string[]> }>;

/** A name of two words is also a subject ("usb logging"), unless the query asks for an option. */
const surelyName = 3;
/** How much of the name has to be typed, and how much of what was typed has to be of the name. */
const least = { ofName: 0.6, ofQuery: 0.75, ofRequest: 0.6 } as const;

const saying = (part: string): readonly string[] => [part, ...(optionPartsSaid[part] ?? [])].map(stem);
const holds = ({ words }: Option, word: string): boolean => words.some((forms) => forms.includes(word));

const optionsOf = perIndex(({ surfaces }): readonly Option[] =>
  surfaces
    .filter((surface) => /^CONFIG_\w+$/.test(surface))
    .map((surface) => {
      const { whole, parts } = termsOf(surface);
      return { whole, words: parts.filter((part) => !optionCommon.has(part)).map(saying) };
    }),
);

/** The options of whose name most was said; all of them when there are several. */
function optionsSaid(index: SearchIndex, said: readonly string[], isRequest: boolean): readonly Option[] {
  let most = 0;
  let named: Option[] = [];
  for (const option of optionsOf(index)) {
    const met = said.filter((word) => holds(option, word)).length;
    const ofName = met / option.words.length;
    const isNamed =
      (met >= surelyName || (isRequest && ofName === 1 && met > 1)) &&
      ofName >= least.ofName &&
      met / said.length >= (isRequest ? least.ofRequest : least.ofQuery);
    if (!isNamed || ofName < most) continue;
    if (ofName > most) named = [];
    most = ofName;
    named.push(option);
  }
  return named;
}

/**
 * The options that a query names in words, in any order and not all of them: "rgb auto off idle" is
 * `CONFIG_ZMK_RGB_UNDERGLOW_AUTO_OFF_IDLE`. Their names then satisfy the words, and `true` says that there is one.
 */
export function nameOptions(
  index: SearchIndex,
  all: readonly Word[],
  slots: ReadonlyMap<Word, readonly Slot[]>,
): boolean {
  const isRequest = all.some(({ whole }) => optionRequest.has(whole));
  if (!isRequest && questionOpeners.has(all[0]?.whole ?? '')) return false;
  const words = [...slots.keys()].filter(
    ({ whole }) => !optionRequest.has(whole) && !besideOption.has(whole) && !stopWords.has(whole),
  );
  if (words.length < 2 || words.some(({ text }) => /^&|_/.test(text))) return false;
  const said = words.map(({ whole }) => stem(whole));
  const named = optionsSaid(index, said, isRequest);
  for (const option of named)
    words.forEach((word, at) => {
      if (!holds(option, said[at] ?? '')) return;
      for (const slot of slots.get(word) ?? []) satisfy(index.lexicon, slot, option.whole, strength.form);
    });
  return named.length > 0;
}
