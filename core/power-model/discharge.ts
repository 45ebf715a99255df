/*
 * A battery with energy E feeds a load P and loses the share k of what is left in each hour:
 *   dE/dt = −P − kE   ⇒   E(t) = (E₀ + P/k)·e^(−kt) − P/k   ⇒   empty at T = ln(1 + kE₀/P) / k
 * With k → 0 this is T = E₀/P; with P → 0 the charge fades but never ends.
 */

/** Ten years. No cell keeps its capacity for longer, so no promise goes beyond it. */
export const longestLifeHours = 10 * 365.25 * 24;

/** Hours until the energy is used up; Infinity without a load. */
export function hoursToEmpty(energyMicroWh: number, loadMicroW: number, ratePerHour: number): number {
  if (energyMicroWh <= 0) return 0;
  if (loadMicroW <= 0) return Infinity;
  if (ratePerHour <= 0) return energyMicroWh / loadMicroW;
  return Math.log1p((ratePerHour * energyMicroWh) / loadMicroW) / ratePerHour;
}

/** Energy left after some hours, never below zero. */
export function energyLeftMicroWh(
  energyMicroWh: number,
  loadMicroW: number,
  ratePerHour: number,
  hours: number,
): number {
  if (ratePerHour <= 0) return Math.max(0, energyMicroWh - loadMicroW * hours);
  // expm1 keeps the digits that 1 − e^(−kt) loses when kt is tiny.
  const faded = -Math.expm1(-ratePerHour * hours);
  return Math.max(0, energyMicroWh * (1 - faded) - (loadMicroW / ratePerHour) * faded);
}

/** The rate k from the share that is gone after a month of 30 days. */
export const ratePerHourOf = (sharePerMonth: number): number => -Math.log1p(-sharePerMonth) / 720;
