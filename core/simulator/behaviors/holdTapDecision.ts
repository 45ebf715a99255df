import type { Flavor } from '../model.ts';

export type HoldTapMoment = 'key-up' | 'other-key-down' | 'other-key-up' | 'timer' | 'quick-tap';

/** `hold-timer` and `hold-interrupt` are both a hold; retro-tap tells them apart. */
export type HoldTapStatus = 'undecided' | 'tap' | 'hold-interrupt' | 'hold-timer';

type Table = Readonly<Record<HoldTapMoment, HoldTapStatus>>;

/** What each flavor makes of each moment while it is undecided. */
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
