import type { Override } from './types.ts';

/** Applies our overrides to the facts. */
export function withOverrides<Row extends object>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  overrides: readonly Override[],
): readonly Row[] {
  if (overrides.length === 0) return rows;
  return rows.map((row) => {
    const own = overrides.filter(({ name }) => name === nameOf(row));
    if (own.length === 0) return row;
    const kept = Object.entries(row).filter(([field]) => !own.some((override) => override.field === field));
    const ours = own.flatMap(({ field, ours: value }) => (value === undefined ? [] : [[field, value] as const]));
    return Object.fromEntries([...kept, ...ours]) as Row;
  });
}
