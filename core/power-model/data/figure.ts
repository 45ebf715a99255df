/** A number that isn't known exactly. About nine keyboards in ten are between `low` and `high`. */
export type Figure = Readonly<{ value: number; low: number; high: number; label: string; source: string }>;

const measuredSource =
  'Measured with a Nordic Power Profiler Kit on three nice!nano boards; the published accuracy is 20%.';

/** A figure with the accuracy of the published measurements. */
export const measured = (value: number, label: string): Figure => ({
  value,
  low: value * 0.8,
  high: value * 1.2,
  label,
  source: measuredSource,
});
