import type { Flavor } from '../model.ts';

/** An event that can decide a hold-tap. */
export type HoldTapMoment = 'key-up' | 'other-key-down' | 'other-key-up' | 'timer' | 'quick-tap';

/** `hold-timer` and `hold-interrupt` are both holds, but retro-tap treats them differently. */
export type HoldTapStatus = 'undecided' | 'tap' | 'hold-interrupt' | 'hold-timer';

type Table = Readonly<Record<HoldTapMoment, HoldTapStatus>>;

const waits: Table = {
  'key-up': 'tap',
  'other-key-down': 'undecided',
  'other-key-up': 'undecided',
  timer: 'hold-timer',
  'quick-tap': 'tap',
};

/** How each flavor decides at each moment. */
const tables: Readonly<Record<Flavor, Table>> = {
  'hold-preferred': { ...waits, 'other-key-down': 'hold-interrupt' },
  balanced: { ...waits, 'other-key-up': 'hold-interrupt' },
  'tap-preferred': waits,
  'tap-unless-interrupted': { ...waits, 'other-key-down': 'hold-interrupt', timer: 'tap' },
};

export const decide = (flavor: Flavor, moment: HoldTapMoment): HoldTapStatus => tables[flavor][moment];
