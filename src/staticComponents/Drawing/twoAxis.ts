/** How a held `&mmv` or `&msc` key moves the pointer (app/src/behaviors/behavior_input_two_axis.c). */
export type Movement = Readonly<{
  /** The parameter of the binding, in pixels or notches per second. */
  maxSpeed: number;
  timeToMaxSpeedMs: number;
  accelerationExponent: number;
}>;

/** `trigger-period-ms`: time between two movements, and before the first. */
export const periodMs = 16;

/** Speed at `ms` after the press, as the firmware calculates it. */
export function speedAt(ms: number, { maxSpeed, timeToMaxSpeedMs, accelerationExponent }: Movement): number {
  const isFullSpeed = ms > timeToMaxSpeedMs || timeToMaxSpeedMs === 0 || accelerationExponent === 0;
  return isFullSpeed ? maxSpeed : maxSpeed * (ms / timeToMaxSpeedMs) ** accelerationExponent;
}

/** Distance in whole pixels at `ms` after the press. Fractions are carried over to the next movement. */
export function distanceAt(ms: number, movement: Movement): number {
  const moves = Array.from(
    { length: Math.floor(ms / periodMs) },
    (_, i) => (speedAt((i + 1) * periodMs, movement) * periodMs) / 1000,
  );
  return Math.trunc(moves.reduce((sum, move) => sum + move, 0));
}
