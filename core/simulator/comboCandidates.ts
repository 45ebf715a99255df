import type { Combo } from './model.ts';

/** A combo with its virtual key position. These come after the last real key. */
export type NumberedCombo = Readonly<{ combo: Combo; virtualPosition: number }>;

type Candidate = Readonly<{ numbered: NumberedCombo; timeoutAt: number }>;

/** Sorts by number of keys, then by order in the keymap. */
const compare = (a: NumberedCombo, b: NumberedCombo): number =>
  a.combo.keyPositions.length - b.combo.keyPositions.length || a.virtualPosition - b.virtualPosition;

/** The combos of each key, in the order in which they're tried. */
export function combosByKey(
  combos: readonly NumberedCombo[],
  keyCount: number,
): ReadonlyMap<number, readonly NumberedCombo[]> {
  const byKey = new Map<number, NumberedCombo[]>();
  for (const numbered of combos) {
    for (const position of numbered.combo.keyPositions) {
      if (position >= keyCount) continue;
      byKey.set(position, [...(byKey.get(position) ?? []), numbered].sort(compare));
    }
  }
  return byKey;
}

/** The combos that the keys pressed so far could still form. */
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
