import { parse, resolveTree, stringValues, type Property, type TreeNode } from '#core/devicetree';
import { behaviors, inputProcessors, type Behavior, type InputProcessor } from '#core/firmware';
import { compareTables, type Fact, type TableReport } from './compare.ts';
import { inlineIncludes } from '../facts/includes.ts';
import type { SourceTree } from '../facts/sourceTree.ts';

type Row = Behavior | InputProcessor;
type Source = Readonly<{ table: string; entry: string; under: string; rows: readonly Row[] }>;

const sources: readonly Source[] = [
  {
    table: 'Predefined behaviors',
    entry: 'app/dts/behaviors.dtsi',
    under: '/behaviors/',
    rows: behaviors,
  },
  {
    table: 'Input processors',
    entry: 'app/dts/input/processors.dtsi',
    under: '/zip_',
    rows: inputProcessors,
  },
];

/** Properties that the rows leave out. */
const notCompared = new Set(['compatible', 'display-name', 'label', 'status']);
const cellsName = /^#.*-cells$/;

/** Compares the nodes that ZMK predefines, by label. */
export function compareNodes(tree: SourceTree, list: readonly Source[] = sources): readonly TableReport[] {
  return list.map((source) => {
    const { table, entry, under, rows } = source;
    const ours = new Map(rows.flatMap(rowFacts));
    if (tree.read(entry) === undefined)
      return { ...compareTables({ table, ours, theirs: new Map() }), unread: [`${entry} is not in this tree`] };
    const { text, placeOf, missingIncludes } = inlineIncludes(tree, [entry]);
    const document = parse(text);
    const resolved = resolveTree(document);
    const theirs = new Map<string, Fact>();
    for (const [label, node] of resolved.labels) {
      if (!node.path.startsWith(under)) continue;
      const line = document.lines.placeOf(node.sources[0]?.from ?? 0).line;
      theirs.set(`&${label}`, nodeFact(node, text, placeOf(line)));
    }
    const problems = document.problems.map(
      ({ message, from }) => `${placeOf(document.lines.placeOf(from).line)}: ${message}`,
    );
    const inZephyr = missingIncludes.map((path) => `<${path}> is in Zephyr, which is not in this tree`);
    return compareTables({ table, ours, theirs, unread: [...problems, ...inZephyr] });
  });
}

const normalizeSpaces = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/< /g, '<').replaceAll(/ >/g, '>').replaceAll(/ ,/g, ',').trim();

function nodeFact(node: TreeNode, text: string, place: string): Fact {
  const cells = [...node.properties].find(([name]) => cellsName.test(name))?.[1];
  const properties = [...node.properties]
    .filter(([name]) => !notCompared.has(name) && !cellsName.test(name))
    .map(([name, property]) => [name, valueText(property, text)] as const);
  return {
    fields: {
      node: node.name,
      compatible: stringValues(node.properties.get('compatible') ?? null).join(' '),
      cells: cells ? valueText(cells, text) : '<0>',
      properties: listed(properties),
    },
    place,
  };
}

/** The value as written, without the name and the semicolon. */
const valueText = (property: Property, text: string): string => {
  const [first] = property.values;
  return first ? normalizeSpaces(text.slice(first.from, property.values.at(-1)?.to ?? first.to)) : 'true';
};

const listed = (properties: readonly (readonly [string, string])[]): string =>
  properties
    .map(([name, value]) => `${name} = ${value}`)
    .sort()
    .join('; ');

function rowFacts(row: Row): readonly (readonly [string, Fact])[] {
  const fact: Fact = {
    fields: {
      node: row.node,
      compatible: row.compatible,
      cells: `<${row.parameters.length}>`,
      properties: listed(Object.entries(row.properties).map(([name, value]) => [name, String(value)] as const)),
    },
    ...(row.differs && { differs: row.differs }),
  };
  return [row.label, ...(row.deprecatedLabels ?? [])].map((label) => [label, fact] as const);
}
