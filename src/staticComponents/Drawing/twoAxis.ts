/** How a key of `&mmv` or `&msc` moves while it is held (app/src/behaviors/behavior_input_two_axis.c). */
export type Movement = Readonly<{
  /** The parameter of the binding, in pixels or notches a second. */
  maxSpeed: number;
  timeToMaxSpeedMs: number;
  accelerationExponent: number;
}>;

/** `trigger-period-ms`: a held key moves once in this time, the first time after it. */
export const periodMs = 16;

/** Speed at `ms` after the press, as the firmware reckons it. */
export function speedAt(ms: number, { maxSpeed, timeToMaxSpeedMs, accelerationExponent }: Movement): number {
  const full = ms > timeToMaxSpeedMs || timeToMaxSpeedMs === 0 || accelerationExponent === 0;
  return full ? maxSpeed : maxSpeed * (ms / timeToMaxSpeedMs) ** accelerationExponent;
}

/** How far the pointer has come `ms` after the press. What is left over of a whole pixel goes into the next movement. */
export function distanceAt(ms: number, movement: Movement): number {
  const moves = Array.from(
    { length: Math.floor(ms / periodMs) },
    (_, i) => (speedAt((i + 1) * periodMs, movement) * periodMs) / 1000,
  );
  return Math.trunc(moves.reduce((sum, move) => sum + move, 0));
}
