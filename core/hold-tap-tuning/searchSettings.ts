import { canSplitHands, currentSettings, replay, type Tunable } from './replay.ts';
import type { IntendedPress, Result, Settings } from './types.ts';

export type Proposal = Readonly<{ settings: Settings; result: Result }>;

const flavors = ['balanced', 'tap-preferred', 'hold-preferred', 'tap-unless-interrupted'] as const;
const terms = [150, 175, 200, 225, 250, 280, 320];
const idles = [-1, 75, 100, 125, 150, 175, 200];

/** Every combination of settings that is tried. Quick tap and retro-tap stay as they are: they decide nothing in plain typing. */
export function candidates(tunable: Tunable): readonly Settings[] {
  const current = currentSettings(tunable);
  if (!current) return [];
  const hands = canSplitHands(tunable) ? [false, true] : [false];
  return flavors.flatMap((flavor) =>
    terms.flatMap((tappingTermMs) =>
      idles.flatMap((requirePriorIdleMs) =>
        hands.map((oppositeHand) => ({ ...current, flavor, tappingTermMs, requirePriorIdleMs, oppositeHand })),
      ),
    ),
  );
}

/** What a setting costs: how long letters and modifiers take to appear, on average. */
export const costOf = ({ letters, modifiers }: Result): number => letters.meanMs + modifiers.meanMs / 4;

/**
 * The choices worth having: none of the others has both fewer misfires and shorter delays. Fewest misfires first. The
 * search hands back control after each setting, so that it can report progress and be stopped.
 */
export function* search(tunable: Tunable, presses: readonly IntendedPress[]): Generator<number, readonly Proposal[]> {
  const settings = candidates(tunable);
  const best = new Map<number, Proposal>();
  for (const [index, setting] of settings.entries()) {
    const result = replay(tunable, presses, setting);
    const before = best.get(result.misfires.length);
    if (!before || costOf(result) < costOf(before.result))
      best.set(result.misfires.length, { settings: setting, result });
    yield (index + 1) / settings.length;
  }
  const byMisfires = [...best.values()].sort((a, b) => a.result.misfires.length - b.result.misfires.length);
  let cheapest = Infinity;
  return byMisfires.filter(({ result }) => {
    const isBetter = costOf(result) < cheapest;
    cheapest = Math.min(cheapest, costOf(result));
    return isBetter;
  });
}
