import type { Combo } from './model.ts';

/** A combo with the key position that stands for it, which lies after the last real key. */
export type NumberedCombo = Readonly<{ combo: Combo; virtualPosition: number }>;

type Candidate = Readonly<{ numbered: NumberedCombo; timeoutAt: number }>;

/** Fewest keys first, then in the order of the keymap. */
const compare = (a: NumberedCombo, b: NumberedCombo): number =>
  a.combo.keyPositions.length - b.combo.keyPositions.length || a.virtualPosition - b.virtualPosition;

/** The combos on each key, in the order in which they are tried. A key takes no more than `maxPerKey`. */
export function lookUpByKey(
  combos: readonly NumberedCombo[],
  keyCount: number,
  maxPerKey: number,
): ReadonlyMap<number, readonly NumberedCombo[]> {
  const byKey = new Map<number, NumberedCombo[]>();
  for (const numbered of combos) {
    // The firmware gives up on a combo at its first key that does not exist or is full; the keys before it keep the entry.
    for (const position of numbered.combo.keyPositions) {
      if (position >= keyCount) break;
      const sorted = [...(byKey.get(position) ?? []), numbered].sort(compare);
      byKey.set(position, sorted.slice(0, maxPerKey));
      if (sorted.length > maxPerKey) break;
    }
  }
  return byKey;
}

/** The combos that the keys pressed so far could still become. */
export class ComboCandidates {
  #candidates: readonly Candidate[] = [];

  get size(): number {
    return this.#candidates.length;
  }

  get first(): NumberedCombo | undefined {
    return this.#candidates[0]?.numbered;
  }

  get firstTimeout(): number {
    return Math.min(...this.#candidates.map(({ timeoutAt }) => timeoutAt));
  }

  start(combos: readonly NumberedCombo[], timestamp: number): void {
    this.#candidates = combos.map((numbered) => ({ numbered, timeoutAt: timestamp + numbered.combo.timeoutMs }));
  }

  keepOnly(combos: readonly NumberedCombo[]): void {
    this.#candidates = this.#candidates.filter(({ numbered }) => combos.includes(numbered));
  }

  dropTimedOut(timestamp: number): void {
    this.#candidates = this.#candidates.filter(({ timeoutAt }) => timeoutAt > timestamp);
  }

  clear(): void {
    this.#candidates = [];
  }
}
