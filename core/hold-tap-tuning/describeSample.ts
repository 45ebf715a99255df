import { positionsOf, type HomeRowMods } from './replay.ts';
import type { IntendedPress } from './types.ts';

/** What a recording shows, and what it can't. */
export type Sample = Readonly<{
  presses: number;
  /** Letters on home row mods. */
  taps: number;
  /** Modifiers that were held. */
  holds: number;
  /** Two letters, at least one of them on a home row mod, of which the second was pressed before the first was released. */
  rolls: number;
  /** What can't be known from it, a sentence each. */
  gaps: readonly string[];
  /** Whether settings can be recommended. */
  isEnough: boolean;
}>;

/** With fewer, the result depends on chance more than on the typist. */
export const enough = { taps: 40, holds: 8 } as const;

const times = (count: number, thing: string): string => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`);

/** Counts what a recording has of each kind. */
export function describeSample(
  { keymap, behaviors }: Pick<HomeRowMods, 'keymap' | 'behaviors'>,
  presses: readonly IntendedPress[],
): Sample {
  const homeRow = new Set(behaviors.flatMap((name) => positionsOf(keymap, name)));
  const letters = presses.filter(({ meant }) => meant === 'tap');
  const taps = letters.filter(({ position }) => homeRow.has(position)).length;
  const holds = presses.filter(({ meant }) => meant === 'hold').length;
  const rolls = letters.filter((press, index) => {
    const next = letters[index + 1];
    return next && next.at < press.until && [press, next].some(({ position }) => homeRow.has(position));
  }).length;
  const gaps = [
    ...(holds === 0
      ? ['You held no modifier, so it can’t tell whether modifiers would work. Type capitals and your usual shortcuts.']
      : holds < enough.holds
        ? [`You held only ${times(holds, 'modifier')}, so the result for modifiers depends on chance.`]
        : []),
    ...(taps < enough.taps
      ? [`You pressed only ${times(taps, 'letter')} on home row mods, so the result for letters depends on chance.`]
      : []),
    ...(rolls === 0 ? ['Your keys never overlapped, so it can’t tell what happens when you roll over them.'] : []),
  ];
  return { presses: presses.length, taps, holds, rolls, gaps, isEnough: taps >= enough.taps && holds >= enough.holds };
}
