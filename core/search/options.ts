import type { SearchIndex } from './buildIndex.ts';
import { satisfy, weight, type Slot, type Word } from './slots.ts';
import { stem } from './stem.ts';
import { stopWords } from './stopWords.ts';
import { termsOf } from './tokenise.ts';

type Option = Readonly<{ whole: string; words: readonly string[] }>;

/** What every option's name begins with says nothing about which one it is. */
const common: ReadonlySet<string> = new Set(['config', 'zmk']);
/** Words of those who know that there is an option, and what they want done with it; neither is part of a name. */
const asking: ReadonlySet<string> = new Set(
  'config configs configuration kconfig option options setting variable value symbol'.split(' '),
);
const beside: ReadonlySet<string> = new Set('zmk on off change enable disable default'.split(' '));
/** Whoever asks in a sentence asks for the thing, not for the name of an option. */
const opensQuestion: ReadonlySet<string> = new Set('how can why what where when which is are does do my i'.split(' '));
/** Parts of names that readers say otherwise. */
const saidAs: Readonly<Record<string, string>> = {
  bluetooth: 'ble',
  bt: 'ble',
  mouse: 'pointing',
  screen: 'display',
  oled: 'display',
  lights: 'underglow',
  seconds: 'timeout',
};

/** A name of two words is also a subject ("usb logging"), unless the query asks for an option. */
const surelyName = 3;
/** How much of the name has to be typed, and how much of what was typed has to be of the name. */
const least = { ofName: 0.6, ofQuery: 0.75, ofRequest: 0.6 } as const;

const made = new WeakMap<SearchIndex, readonly Option[]>();

function optionsOf(index: SearchIndex): readonly Option[] {
  const before = made.get(index);
  if (before) return before;
  const options = index.surfaces
    .filter((surface) => /^CONFIG_\w+$/.test(surface))
    .map((surface) => {
      const { whole, parts } = termsOf(surface);
      return { whole, words: parts.filter((part) => !common.has(part)).map(stem) };
    });
  made.set(index, options);
  return options;
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
  const isRequest = all.some(({ whole }) => asking.has(whole));
  if (!isRequest && opensQuestion.has(all[0]?.whole ?? '')) return false;
  const words = [...slots.keys()].filter(
    ({ whole }) => !asking.has(whole) && !beside.has(whole) && !stopWords.has(whole),
  );
  if (words.length < 2 || words.some(({ text }) => /^&|_/.test(text))) return false;
  const said = words.map(({ whole }) => [stem(whole), stem(saidAs[whole] ?? whole)] as const);
  let most = 0;
  let named: Option[] = [];
  for (const option of optionsOf(index)) {
    const met = said.filter(([own, meant]) => option.words.includes(own) || option.words.includes(meant)).length;
    const ofName = met / option.words.length;
    const isNamed =
      (met >= surelyName || (isRequest && ofName === 1 && met > 1)) &&
      ofName >= least.ofName &&
      met / words.length >= (isRequest ? least.ofRequest : least.ofQuery);
    if (!isNamed || ofName < most) continue;
    if (ofName > most) named = [];
    most = ofName;
    named.push(option);
  }
  for (const { whole, words: parts } of named)
    words.forEach((word, at) => {
      if (!said[at]?.some((form) => parts.includes(form))) return;
      for (const slot of slots.get(word) ?? []) satisfy(index.lexicon, slot, whole, weight.form);
    });
  return named.length > 0;
}
