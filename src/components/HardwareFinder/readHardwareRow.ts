/** A board or a shield, as its row in the tables of the page describes it (src/staticComponents/HardwareTable). */
export type HardwareRow = Readonly<{
  id: string;
  name: string;
  kind: string;
  /** The names to build, the central half first. */
  parts: readonly string[];
  exposes: readonly string[];
  requires: readonly string[];
  /** Empty for a shield. */
  chip: string;
  outputs: readonly string[];
  has: readonly string[];
}>;

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

export function readHardwareRow(row: HTMLTableRowElement): HardwareRow {
  const { kind = '', parts, exposes, requires, chip = '', out, has } = row.dataset;
  return {
    id: row.id,
    name: row.cells[0]?.textContent ?? row.id,
    kind,
    parts: words(parts),
    exposes: words(exposes),
    requires: words(requires),
    chip,
    outputs: words(out),
    has: words(has),
  };
}

/** The rows of the tables inside an element. */
export const hardwareRowsIn = (list: Element): readonly HTMLTableRowElement[] => [
  ...list.querySelectorAll<HTMLTableRowElement>('tr[data-kind]'),
];
