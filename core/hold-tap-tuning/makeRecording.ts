import type { Recording, Stroke } from './types.ts';

/** How a person types. */
type Habit = Readonly<{
  /** From one press to the next. */
  intervalMs: number;
  /** How long a letter is down. If this is longer than the interval, presses overlap. */
  dwellMs: number;
  /** Extra time before a capital, which starts a sentence or a name. */
  pauseMs: number;
  /** From pressing Shift to pressing the capital letter. */
  shiftLeadMs: number;
  /** From releasing the capital letter to releasing Shift. */
  shiftTailMs: number;
}>;

/**
 * Three kinds of typists. The numbers are made up, but close to what studies of typing report: keys are down for 115 ms on
 * average, intervals vary about twice as much as that time, and people slow down between sentences.
 */
export const habits = {
  'fast rolls': { intervalMs: 105, dwellMs: 110, pauseMs: 120, shiftLeadMs: 110, shiftTailMs: 40 },
  slow: { intervalMs: 300, dwellMs: 150, pauseMs: 300, shiftLeadMs: 260, shiftTailMs: 90 },
  'heavy overlap': { intervalMs: 140, dwellMs: 175, pauseMs: 150, shiftLeadMs: 150, shiftTailMs: 60 },
} as const satisfies Readonly<Record<string, Habit>>;

export const sampleText =
  'Sad jokes fall flat. Ask Lou if Dallas had jazz. All good dogs look alike. Jo said a flask of juice was half full. Kids slid down a glassy hill. Dad asks for salad. Frank Jackson fled Alaska.';

/** A pseudorandom number generator: values from 0 to 1 that depend only on the seed. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Records a made-up person typing a text without typos. The same arguments always give the same recording. */
export function makeRecording(text: string, habit: Habit, seed = 1): Recording {
  const next = random(seed);
  // The sum of three random numbers is close enough to a bell curve.
  const vary = (ms: number, spread = 0.3): number =>
    Math.max(15, ms * (1 + spread * (next() + next() + next() - 1.5) * 1.15));
  const strokes: Stroke[] = [];
  let at = 500;
  for (const character of text) {
    const isCapital = character !== character.toLowerCase();
    const key = character === ' ' ? 'Space' : character.toLowerCase();
    if (isCapital) at += vary(habit.pauseMs);
    const shiftAt = at;
    if (isCapital) at += vary(habit.shiftLeadMs);
    const until = at + vary(habit.dwellMs);
    if (isCapital) {
      strokes.push({ at: shiftAt, key: 'Shift', pressed: true });
      strokes.push({ at: until + vary(habit.shiftTailMs), key: 'Shift', pressed: false });
    }
    strokes.push({ at, key, pressed: true }, { at: until, key, pressed: false });
    at += vary(habit.intervalMs, 0.6);
  }
  const rounded = strokes.map((stroke) => ({ ...stroke, at: Math.round(stroke.at) })).sort((a, b) => a.at - b.at);
  return { text, strokes: rounded };
}
