import type { Flavor, HoldTapReason } from '#core/simulator';

/** A key of the typist's own keyboard going down or up. `key` is a letter, `Space`, or a modifier's name in `event.key`. */
export type Stroke = Readonly<{ at: number; key: string; pressed: boolean }>;

/** A person typing a text, as seen by a browser. */
export type Recording = Readonly<{ text: string; strokes: readonly Stroke[] }>;

/** A press of a key in the keymap, and whether the typist meant a tap or a hold. */
export type IntendedPress = Readonly<{
  at: number;
  until: number;
  position: number;
  meant: 'tap' | 'hold';
}>;

export type HoldTapSettings = Readonly<{
  flavor: Flavor;
  tappingTermMs: number;
  quickTapMs: number;
  requirePriorIdleMs: number;
  /** Whether only the opposite hand and the thumbs trigger a hold. */
  oppositeHand: boolean;
  retroTap: boolean;
}>;

/** A press that didn't do what the typist meant. */
export type Misfire = Readonly<{
  at: number;
  position: number;
  meant: 'tap' | 'hold';
  cause: MisfireCause;
}>;

/** `late` means that the firmware was so busy with earlier keys that it noticed this press only after the key's next one. */
export type MisfireCause = Readonly<
  | { kind: 'hold-tap'; reason: HoldTapReason }
  | { kind: 'layer'; layer: number }
  | { kind: 'combo'; name: string }
  | { kind: 'late' }
>;

/** The time from pressing a key until the computer receives it. */
export type Delay = Readonly<{ meanMs: number; worstMs: number }>;

export type ReplayResult = Readonly<{
  misfires: readonly Misfire[];
  /** Number of presses of the tuned hold-taps. */
  pressCount: number;
  letters: Delay | undefined;
  /** Missing if the typist used no modifiers. */
  modifiers: Delay | undefined;
}>;
