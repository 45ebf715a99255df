/** A measured value and its upper limit. */
export type Goal = Readonly<{ what: string; value: number; most: number; unit: string; digits?: number }>;

/**
 * The mean of the middle half of the values. A paint happens on one of a few frames, so the median would jump between frames,
 * and the mean of all values would be distorted by a single slow load.
 */
export function typical(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const cut = Math.floor(values.length / 4);
  const middle = sorted.slice(cut, sorted.length - cut);
  return middle.length === 0 ? 0 : middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

export const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(12)).join('');

export const goalLine = ({ what, value, most, unit, digits = 0 }: Goal): string =>
  `  ${value <= most ? '✔' : '✘'} ${what.padEnd(52)} ${value.toFixed(digits).padStart(8)} ${unit} of ${most} ${unit}`.trimEnd();
