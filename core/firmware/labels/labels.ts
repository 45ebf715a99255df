import { labelTable } from './data.ts';

/** Labels are separated by spaces. */
export type LabelTable = Readonly<{
  /** Zephyr's files for chips. */
  chips: Readonly<Record<string, string>>;
  /** By name in build.yaml, with the files for chips that they include. */
  boards: Readonly<Record<string, Readonly<{ chips: readonly string[]; labels: string }>>>;
  shields: Readonly<Record<string, string>>;
}>;

const known = new Map<string, ReadonlySet<string>>();

/** The labels of the nodes that a board or shield defines, by its name in build.yaml. Undefined if it isn't one of ZMK's. */
export function labelsOfHardware(name: string): ReadonlySet<string> | undefined {
  const found = known.get(name) ?? find(name);
  if (found) known.set(name, found);
  return found;
}

function find(name: string): ReadonlySet<string> | undefined {
  const { boards, chips, shields } = labelTable;
  const board = boards[name];
  const text = board
    ? [board.labels, ...board.chips.map((chip) => chips[chip] ?? '')].join(' ')
    : Object.hasOwn(shields, name)
      ? shields[name]
      : undefined;
  return text === undefined ? undefined : new Set(text.split(' '));
}
