/** A figure, and what it may be at most. */
export type Aim = Readonly<{ what: string; value: number; most: number; unit: string; digits?: number }>;

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(12)).join('');

export const aimLine = ({ what, value, most, unit, digits = 0 }: Aim): string =>
  `  ${value <= most ? '✔' : '✘'} ${what.padEnd(52)} ${value.toFixed(digits).padStart(8)} ${unit} of ${most} ${unit}`.trimEnd();
