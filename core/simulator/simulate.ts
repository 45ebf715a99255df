import type { Decision } from './decisions.ts';
import type { HandledPress } from './keymapListener.ts';
import type { Keymap } from './model.ts';
import { Session, type OutputEvent, type SessionState } from './session.ts';

/** A key press or release. `at` is in milliseconds. */
export type KeyEvent = Readonly<{ at: number; position: number; pressed: boolean }>;

/** The result of a simulation. */
export type Run = Readonly<{
  events: readonly OutputEvent[];
  decisions: readonly Decision[];
  presses: readonly HandledPress[];
  /** What's still pressed or active at the end. */
  end: SessionState;
  endedAt: number;
}>;

type SimulateOptions = Readonly<{
  /** How long to continue after the last key event. The default is long enough for every timer. */
  settleMs?: number;
}>;

/** Simulates key events on a keymap. The result only depends on the arguments. */
export function simulate(keymap: Keymap, keys: readonly KeyEvent[], { settleMs = 60_000 }: SimulateOptions = {}): Run {
  const events: OutputEvent[] = [];
  const decisions: Decision[] = [];
  const presses: HandledPress[] = [];
  const session = new Session(keymap, {
    onOutput: (event) => events.push(event),
    onDecision: (decision) => decisions.push(decision),
    onPress: (press) => presses.push(press),
  });
  let last = -1;
  for (const { at, position, pressed } of keys) {
    if (at < last) throw new RangeError(`Key events must be in order of time: ${at} ms comes after ${last} ms.`);
    // Keys in the same millisecond belong to one scan, so no timers run between them.
    if (at > last) session.advanceTo(at);
    session.key(position, pressed);
    last = at;
  }
  session.advanceTo(Math.max(last, 0) + settleMs);
  return { events, decisions, presses, end: session.state, endedAt: session.kernel.now };
}
