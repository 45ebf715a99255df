import type { SearchIndex } from './buildIndex.ts';
import { perIndex } from './perIndex.ts';
import { satisfy, weight, type Slot, type Word } from './slots.ts';
import { stem } from './stem.ts';
import { stopWords } from './stopWords.ts';
import { termsOf } from './tokenise.ts';

/** Each word of the name is a list of what it may be called. */
type Option = Readonly<{ whole: string; words: ReadonlyArray<readonly string[]> }>;

/** What every option's name begins with says nothing about which one it is. */
const common: ReadonlySet<string> = new Set(['config', 'zmk']);
/** Words of those who know that there is an option, and what they want done with it; neither is part of a name. */
const asking: ReadonlySet<string> = new Set(
  'config configs configuration kconfig option options setting variable value symbol ms'.split(' '),
);
const beside: ReadonlySet<string> = new Set('zmk on off change enable disable default'.split(' '));
/** Whoever asks in a sentence asks for the thing, not for the name of an option. */
const opensQuestion: ReadonlySet<string> = new Set('how can why what where when which is are does do my i'.split(' '));
/** Parts of names, and how readers say them. */
const saidAs: Readonly<Record<string, readonly string[]>> = {
  ble: ['bluetooth', 'bt'],
  bt: ['bluetooth', 'ble'],
  pointing: ['mouse'],
  display: ['screen', 'oled'],
  underglow: ['lights', 'leds'],
  brt: ['brightness'],
  sat: ['saturation'],
  spd: ['speed'],
  eff: ['effect'],
  pwr: ['power'],
  tx: ['transmit'],
  max: ['maximum'],
  min: ['minimum'],
  ext: ['external'],
  conn: ['connection', 'connections'],
  prio: ['priority'],
  init: ['initial'],
  ms: ['milliseconds'],
  sec: ['seconds'],
  widget: ['widgets'],
};

/** A name of two words is also a subject ("usb logging"), unless the query asks for an option. */
const surelyName = 3;
/** How much of the name has to be typed, and how much of what was typed has to be of the name. */
const least = { ofName: 0.6, ofQuery: 0.75, ofRequest: 0.6 } as const;

const saying = (part: string): readonly string[] => [part, ...(saidAs[part] ?? [])].map(stem);
const holds = ({ words }: Option, word: string): boolean => words.some((forms) => forms.includes(word));

const optionsOf = perIndex(({ surfaces }): readonly Option[] =>
  surfaces
    .filter((surface) => /^CONFIG_\w+$/.test(surface))
    .map((surface) => {
      const { whole, parts } = termsOf(surface);
      return { whole, words: parts.filter((part) => !common.has(part)).map(saying) };
    }),
);

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
  const said = words.map(({ whole }) => stem(whole));
  let most = 0;
  let named: Option[] = [];
  for (const option of optionsOf(index)) {
    const met = said.filter((word) => holds(option, word)).length;
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
  for (const option of named)
    words.forEach((word, at) => {
      if (!holds(option, said[at] ?? '')) return;
      for (const slot of slots.get(word) ?? []) satisfy(index.lexicon, slot, option.whole, weight.form);
    });
  return named.length > 0;
}
