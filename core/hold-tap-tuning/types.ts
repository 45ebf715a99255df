import type { Flavor, HoldTapReason } from '#core/simulator';

/** One key of the reader's own keyboard going down or up: a letter, `Space` or `Shift`. */
export type Stroke = Readonly<{ at: number; key: string; pressed: boolean }>;

/** Somebody typing a text, as a browser sees it. */
export type Recording = Readonly<{ text: string; strokes: readonly Stroke[] }>;

/** A press on the keymap, and what the text says was meant by it. */
export type IntendedPress = Readonly<{
  at: number;
  until: number;
  position: number;
  meant: 'tap' | 'hold';
  key: string;
}>;

export type Settings = Readonly<{
  flavor: Flavor;
  tappingTermMs: number;
  quickTapMs: number;
  requirePriorIdleMs: number;
  /** Holds only with a key of the other hand. */
  oppositeHand: boolean;
  retroTap: boolean;
}>;

export type Misfire = Readonly<{
  at: number;
  position: number;
  key: string;
  meant: 'tap' | 'hold';
  reason: HoldTapReason | 'undecided';
}>;

/** A time from the press of a key until the computer hears of it. */
export type Delay = Readonly<{ meanMs: number; worstMs: number }>;

export type Result = Readonly<{
  misfires: readonly Misfire[];
  /** Presses of hold-taps whose meaning is known. */
  judged: number;
  letters: Delay;
  modifiers: Delay;
}>;
