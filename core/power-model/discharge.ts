/*
 * A battery with energy E supplies a load P and loses a share k of its remaining energy every hour:
 *   dE/dt = −P − kE   ⇒   E(t) = (E₀ + P/k)·e^(−kt) − P/k   ⇒   empty at T = ln(1 + kE₀/P) / k
 * As k → 0, this becomes T = E₀/P. As P → 0, the charge decays but never reaches zero.
 */

/** Ten years. No cell keeps its capacity for longer, so estimates are capped here. */
export const longestLifeHours = 10 * 365.25 * 24;

/** Hours until the energy is used up. Infinity without a load. */
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
  // expm1 avoids the loss of precision in 1 − e^(−kt) when kt is tiny.
  const lostShare = -Math.expm1(-ratePerHour * hours);
  return Math.max(0, energyMicroWh * (1 - lostShare) - (loadMicroW / ratePerHour) * lostShare);
}

/** The rate k for a share lost per month of 30 days. */
export const ratePerHourOf = (sharePerMonth: number): number => -Math.log1p(-sharePerMonth) / 720;
