/** A figure, and what it may be at most. */
export type Aim = Readonly<{ what: string; value: number; most: number; unit: string; digits?: number }>;

/**
 * The mean of the middle half of the values. The first paint falls on one of a few frames, so the value in the middle would jump
 * from one frame to the next; and a mean of all would follow the one load that the machine disturbed.
 */
export function typical(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const cut = Math.floor(values.length / 4);
  const middle = sorted.slice(cut, sorted.length - cut);
  return middle.length === 0 ? 0 : middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

export const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(12)).join('');

export const aimLine = ({ what, value, most, unit, digits = 0 }: Aim): string =>
  `  ${value <= most ? '✔' : '✘'} ${what.padEnd(52)} ${value.toFixed(digits).padStart(8)} ${unit} of ${most} ${unit}`.trimEnd();
