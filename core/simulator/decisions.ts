/** The firmware's decisions between a key press and the key code it sends, with reasons. */

export type HoldTapReason =
  | 'timer'
  | 'key-up'
  | 'other-key-down'
  | 'other-key-up'
  | 'quick-tap'
  | 'prior-idle'
  | 'other-position'
  | 'retro-tap'
  | 'retro-interrupt';

type Decided =
  | {
      kind: 'hold-tap';
      outcome: 'hold' | 'tap';
      reason: HoldTapReason;
      position: number;
      pressedAt: number;
      behavior: string;
    }
  | { kind: 'hold-while-undecided'; position: number; behavior: string }
  | { kind: 'combo'; outcome: 'formed'; name: string; positions: readonly number[] }
  | { kind: 'combo'; outcome: 'released'; name: string; positions: readonly number[] }
  | { kind: 'combo'; outcome: 'given-up'; reason: 'timeout' | 'other-key' | 'key-up'; positions: readonly number[] }
  | { kind: 'layer'; layer: number; active: boolean }
  | { kind: 'conditional-layer'; layer: number; active: boolean; name: string }
  | { kind: 'tap-dance'; position: number; behavior: string; taps: number; reason: 'timer' | 'last-tap' | 'other-key' }
  | { kind: 'sticky-key'; outcome: 'waiting' | 'used' | 'timed-out'; position: number; behavior: string }
  | { kind: 'mod-morph'; morphed: boolean; position: number; behavior: string }
  | { kind: 'caps-word'; active: boolean; reason: 'pressed' | 'other-key' }
  | { kind: 'key-repeat'; page: number; code: number; mods: number }
  | { kind: 'macro'; outcome: 'started' | 'resumed' | 'queue-full'; position: number; behavior: string }
  | { kind: 'not-simulated'; position: number; behavior: string; compatible: string }
  | { kind: 'error'; message: string };

export type Decision = Readonly<{ at: number } & Decided>;
export type DecisionWithoutTime = Readonly<Decided>;
