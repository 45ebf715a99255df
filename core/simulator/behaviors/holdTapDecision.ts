import type { Flavor } from '../model.ts';

/** An event that can decide a hold-tap. */
export type HoldTapMoment = 'key-up' | 'other-key-down' | 'other-key-up' | 'timer' | 'quick-tap';

/** `hold-timer` and `hold-interrupt` are both holds, but retro-tap treats them differently. */
export type HoldTapStatus = 'undecided' | 'tap' | 'hold-interrupt' | 'hold-timer';

type Table = Readonly<Record<HoldTapMoment, HoldTapStatus>>;

/** How each flavor decides at each moment. */
const tables: Readonly<Record<Flavor, Table>> = {
  'hold-preferred': {
    'key-up': 'tap',
    'other-key-down': 'hold-interrupt',
    'other-key-up': 'undecided',
    timer: 'hold-timer',
    'quick-tap': 'tap',
  },
  balanced: {
    'key-up': 'tap',
    'other-key-down': 'undecided',
    'other-key-up': 'hold-interrupt',
    timer: 'hold-timer',
    'quick-tap': 'tap',
  },
  'tap-preferred': {
    'key-up': 'tap',
    'other-key-down': 'undecided',
    'other-key-up': 'undecided',
    timer: 'hold-timer',
    'quick-tap': 'tap',
  },
  'tap-unless-interrupted': {
    'key-up': 'tap',
    'other-key-down': 'hold-interrupt',
    'other-key-up': 'undecided',
    timer: 'tap',
    'quick-tap': 'tap',
  },
};

export const decide = (flavor: Flavor, moment: HoldTapMoment): HoldTapStatus => tables[flavor][moment];
