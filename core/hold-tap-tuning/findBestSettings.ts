import { canSplitHands, currentSettings, replay, type HomeRowMods } from './replay.ts';
import type { IntendedPress, ReplayResult, HoldTapSettings } from './types.ts';

export type Proposal = Readonly<{ settings: HoldTapSettings; result: ReplayResult }>;

/** If several flavors are equally good, the first one in this list wins. */
const flavors = ['balanced', 'tap-preferred', 'hold-preferred', 'tap-unless-interrupted'] as const;
const tappingTerms = [150, 175, 200, 225, 250, 280, 320];
/** 0 turns the setting off. */
const priorIdleTimes = [0, 75, 100, 125, 150, 175, 200];

/** All settings to try. `quick-tap-ms` and `retro-tap` aren't varied because they rarely matter for plain typing. */
function candidateSettings(homeRowMods: HomeRowMods): readonly HoldTapSettings[] {
  const current = currentSettings(homeRowMods);
  if (!current) return [];
  const oppositeHandChoices = canSplitHands(homeRowMods) ? [false, true] : [false];
  return flavors.flatMap((flavor) =>
    tappingTerms.flatMap((tappingTermMs) =>
      priorIdleTimes.flatMap((requirePriorIdleMs) =>
        oppositeHandChoices.map((oppositeHand) => ({
          ...current,
          flavor,
          tappingTermMs,
          requirePriorIdleMs,
          oppositeHand,
        })),
      ),
    ),
  );
}

/** Combines the mean delays into one number. Modifiers weigh a quarter as much as letters. */
const delayCost = ({ letters, modifiers }: ReplayResult): number =>
  (letters?.meanMs ?? 0) + (modifiers?.meanMs ?? 0) / 4;

/**
 * Finds the settings that no others beat in both misfires and delay (the Pareto front), fewest misfires first. Yields
 * the progress, from 0 to 1, after each candidate, so that callers can show it and stop the search.
 */
export function* findBestSettings(
  homeRowMods: HomeRowMods,
  presses: readonly IntendedPress[],
): Generator<number, readonly Proposal[]> {
  const candidates = candidateSettings(homeRowMods);
  const bestByMisfires = new Map<number, Proposal>();
  for (const [index, settings] of candidates.entries()) {
    const result = replay(homeRowMods, presses, settings);
    const best = bestByMisfires.get(result.misfires.length);
    if (!best || delayCost(result) < delayCost(best.result))
      bestByMisfires.set(result.misfires.length, { settings, result });
    yield (index + 1) / candidates.length;
  }
  const proposals = [...bestByMisfires.values()].sort((a, b) => a.result.misfires.length - b.result.misfires.length);
  let lowestCost = Infinity;
  return proposals.filter(({ result }) => {
    const isBetter = delayCost(result) < lowestCost;
    lowestCost = Math.min(lowestCost, delayCost(result));
    return isBetter;
  });
}
