import type { Decision } from './decisions.ts';
import type { AnsweredPress } from './layers.ts';
import type { Keymap } from './model.ts';
import { Session, type OutputEvent, type SessionState } from './session.ts';

/** One key going down or up at a time. */
export type KeyEvent = Readonly<{ at: number; position: number; pressed: boolean }>;

export type Run = Readonly<{
  events: readonly OutputEvent[];
  decisions: readonly Decision[];
  presses: readonly AnsweredPress[];
  /** What is left pressed or switched on at the end. */
  end: SessionState;
  endedAt: number;
}>;

export type SimulateOptions = Readonly<{
  /** How long to go on after the last key; long enough for every timer unless told otherwise. */
  settleMs?: number;
}>;

/** Plays key events on a keymap. The same keymap and keys always give the same run. */
export function simulate(keymap: Keymap, keys: readonly KeyEvent[], { settleMs = 60_000 }: SimulateOptions = {}): Run {
  const events: OutputEvent[] = [];
  const decisions: Decision[] = [];
  const presses: AnsweredPress[] = [];
  const session = new Session(keymap, {
    onOutput: (event) => events.push(event),
    onDecision: (decision) => decisions.push(decision),
    onPress: (press) => presses.push(press),
  });
  let last = -1;
  for (const { at, position, pressed } of keys) {
    if (at < last) throw new RangeError(`Key events must be in order of time: ${at} ms comes after ${last} ms.`);
    // Keys of the same millisecond are one scan: nothing comes between them.
    if (at > last) session.advanceTo(at);
    session.key(position, pressed);
    last = at;
  }
  session.advanceTo(Math.max(last, 0) + settleMs);
  return { events, decisions, presses, end: session.state, endedAt: session.kernel.now };
}
