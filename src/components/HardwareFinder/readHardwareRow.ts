/** A board or shield, read from its table row (src/staticComponents/HardwareTable). */
export type HardwareRow = Readonly<{
  id: string;
  name: string;
  /** Names of other controllers that are built under the same id, or empty. */
  also: string;
  kind: string;
  /** Board or shield names to build, central half first. */
  buildNames: readonly string[];
  exposes: readonly string[];
  requires: readonly string[];
  /** Empty for a shield. */
  chip: string;
  /** Words that describe the hardware, also ones that readers use: `split`, `ble`, `wireless`, `60%`, `42_keys`. */
  words: ReadonlySet<string>;
}>;

const splitWords = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

export function readHardwareRow(row: HTMLTableRowElement): HardwareRow {
  const { kind = '', exposes, requires, chip = '', also = '', words } = row.dataset;
  return {
    id: row.id,
    // The name is the first text in the first cell.
    name: row.cells[0]?.firstChild?.textContent ?? row.id,
    also,
    kind,
    buildNames: [...(row.cells[1]?.querySelectorAll('code') ?? [])].map(({ textContent }) => textContent),
    exposes: splitWords(exposes),
    requires: splitWords(requires),
    chip,
    words: new Set(splitWords(words)),
  };
}
