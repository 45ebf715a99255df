import type { Recording, Stroke } from './types.ts';

/** How somebody types, in milliseconds. `spread` is how much each time varies, as a share of it. */
export type Habit = Readonly<{
  /** From one press to the next. */
  intervalMs: number;
  /** How long a letter is held. Longer than the interval, and keys overlap. */
  dwellMs: number;
  /** From Shift to the letter that it belongs to. */
  shiftLeadMs: number;
  /** How long Shift stays down after that letter came up. */
  shiftTailMs: number;
  spread: number;
}>;

/** Three kinds of typists. Made up, from what is known about typing: they are not recordings of people. */
export const habits = {
  'fast rolls': { intervalMs: 105, dwellMs: 115, shiftLeadMs: 110, shiftTailMs: 40, spread: 0.3 },
  slow: { intervalMs: 300, dwellMs: 150, shiftLeadMs: 260, shiftTailMs: 90, spread: 0.35 },
  'heavy overlap': { intervalMs: 150, dwellMs: 215, shiftLeadMs: 150, shiftTailMs: 60, spread: 0.25 },
} as const satisfies Readonly<Record<string, Habit>>;

export const sampleText =
  'Sad jokes fall flat. Ask Lou if Dallas had jazz. All good dogs look alike. Jo said a flask of juice was half full. Kids slid down a glassy hill. Dad asks for salad. Frank Jackson fled Alaska.';

/** Numbers between 0 and 1 that look random and are the same for the same seed. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Somebody with a habit typing a text without errors. The same arguments always give the same recording. */
export function makeRecording(text: string, habit: Habit, seed = 1): Recording {
  const next = random(seed);
  // The sum of three is near enough to a bell curve.
  const around = (ms: number): number =>
    Math.max(15, ms * (1 + habit.spread * (next() + next() + next() - 1.5) * 1.15));
  const strokes: Stroke[] = [];
  let at = 500;
  for (const character of text) {
    const isCapital = character !== character.toLowerCase();
    const key = character === ' ' ? 'Space' : character.toLowerCase();
    const shiftAt = at;
    if (isCapital) at += around(habit.shiftLeadMs);
    const until = at + around(habit.dwellMs);
    if (isCapital) {
      strokes.push({ at: shiftAt, key: 'Shift', pressed: true });
      strokes.push({ at: until + around(habit.shiftTailMs), key: 'Shift', pressed: false });
    }
    strokes.push({ at, key, pressed: true }, { at: until, key, pressed: false });
    at += around(habit.intervalMs);
  }
  const rounded = strokes.map((stroke) => ({ ...stroke, at: Math.round(stroke.at) })).sort((a, b) => a.at - b.at);
  return { text, strokes: rounded };
}
