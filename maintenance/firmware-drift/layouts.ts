import { layoutTable, type LayoutTable } from '#core/firmware';
import { compareTables, type Fact, type Facts, type TableReport } from './compare.ts';
import { readLayoutTable } from './readLayoutTable.ts';
import type { SourceTree } from '../facts/sourceTree.ts';

/** Compares the physical layouts and matrix transforms of each keyboard. */
export function compareLayouts(tree: SourceTree, rows: LayoutTable = layoutTable): readonly TableReport[] {
  const { table, places, unread } = readLayoutTable(tree);
  const compare = (name: string, factsOf: typeof layoutFacts, notRead: readonly string[] = []) =>
    compareTables({ table: name, ours: factsOf(rows, noPlaces), theirs: factsOf(table, places), unread: notRead });
  return [compare('Physical layouts', layoutFacts, unread), compare('Matrix transforms', transformFacts)];
}

type Places = ReadonlyMap<string, string>;
const noPlaces: Places = new Map();

function fact(fields: Fact['fields'], place: string | undefined): Fact {
  return { fields, ...(place !== undefined && { place }) };
}

const layoutFacts = ({ shapes, keyboards }: LayoutTable, places: Places): Facts =>
  new Map(
    keyboards.flatMap(({ id, layouts }) =>
      layouts.flatMap(({ shape: name, transform = '' }, index) => {
        const shape = shapes[name];
        if (!shape) return [];
        const { displayName, source, keys } = shape;
        const fields = { order: String(index + 1), transform, file: source, keys };
        return [[`${id} "${displayName}"`, fact(fields, places.get(`${id} ${name.split('/').at(-1)}`))] as const];
      }),
    ),
  );

const transformFacts = ({ keyboards }: LayoutTable, places: Places): Facts =>
  new Map(
    keyboards.flatMap(({ id, transforms }) =>
      Object.entries(transforms).map(([label, { rows, columns, map }]) => {
        const fields = { rows: String(rows), columns: String(columns), map };
        return [`${id} ${label}`, fact(fields, places.get(`${id} ${label}`))] as const;
      }),
    ),
  );
