import { cellsOf, parse, resolveTree, splitBindings, stringValue, stringValues, type TreeNode } from '#core/devicetree';
import { legendOf, type Legend } from './legend.ts';

/** A key at the place of its binding in the source: `row` is the line, `x` the column in key widths. */
export type PlacedKey = Readonly<{ row: number; x: number; legend: Legend }>;
export type DrawnLayer = Readonly<{ name: string; keys: readonly PlacedKey[] }>;

const nameOf = (node: TreeNode) => {
  const property = node.properties.get('display-name');
  return (property && stringValue(property)) ?? node.name;
};

/** The usual distance between two bindings in a line, in characters. Keymaps that are written in columns have one. */
function pitchOf(columns: readonly (readonly number[])[]): number {
  const steps = columns
    .flatMap((line) => line.slice(1).map((column, i) => column - (line[i] ?? column)))
    .sort((a, b) => a - b);
  return steps[Math.floor((steps.length - 1) / 2)] ?? 1;
}

/**
 * The layers of a keymap as they are laid out in its text. Authors write a keymap in the shape of the keyboard, with a
 * gap between the halves and the thumb keys indented, so the text itself says where the keys are (to half a key).
 */
export function readLayers(dts: string): readonly DrawnLayer[] {
  const document = parse(dts);
  const [problem] = document.problems;
  if (problem) throw new Error(`line ${document.lines.placeOf(problem.from).line}: ${problem.message}`);
  const tree = resolveTree(document);
  const keymap = [...tree.root.children.values()].find((node) =>
    stringValues(node.properties.get('compatible') ?? null).includes('zmk,keymap'),
  );
  const nodes = [...(keymap?.children.values() ?? [])].filter((node) => node.properties.has('bindings'));
  const names = nodes.map(nameOf);
  return nodes.map((node, index) => {
    const placed = splitBindings(cellsOf(node.properties.get('bindings') ?? null, tree)).map((binding) => ({
      ...document.lines.placeOf(binding.from),
      legend: legendOf(binding, names),
    }));
    const lines = [...new Set(placed.map(({ line }) => line))];
    const pitch = pitchOf(
      lines.map((wanted) => placed.filter(({ line }) => line === wanted).map(({ column }) => column)),
    );
    const leftmost = Math.min(...placed.map(({ column }) => column));
    return {
      name: names[index] ?? '',
      keys: placed.map(({ line, column, legend }) => ({
        row: lines.indexOf(line),
        x: Math.round((2 * (column - leftmost)) / pitch) / 2,
        legend,
      })),
    };
  });
}
