import type { Combo } from './model.ts';

/** A combo with its virtual key position, which comes after the last real key. */
export type NumberedCombo = Readonly<{ combo: Combo; virtualPosition: number }>;

type Candidate = Readonly<{ numbered: NumberedCombo; timeoutAt: number }>;

/** Fewest keys first, then in the order of the keymap. */
const compare = (a: NumberedCombo, b: NumberedCombo): number =>
  a.combo.keyPositions.length - b.combo.keyPositions.length || a.virtualPosition - b.virtualPosition;

/** The combos on each key, in the order in which they are tried. */
export function lookUpByKey(
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
