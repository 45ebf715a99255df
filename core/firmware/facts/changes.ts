import type { FirmwareFacts } from './types.ts';

/** The tables in which other releases can be compared by name. Files move often, and hardware has names of its own. */
const idOf = {
  options: ({ symbol }) => symbol,
  bindings: ({ compatible }) => compatible,
  properties: ({ compatible, child, name }) => `${compatible} ${child ? 'child/' : ''}${name}`,
  chosen: ({ property }) => property,
  nodes: ({ label }) => `&${label}`,
  keyNames: ({ name }) => name,
  names: ({ header, name }) => `${header} ${name}`,
  includes: ({ path }) => path,
  snippets: ({ name }) => name,
} as const satisfies Partial<{
  [Table in keyof FirmwareFacts]: FirmwareFacts[Table] extends readonly (infer Row)[] ? (row: Row) => string : never;
}>;

export type ComparedTable = keyof typeof idOf;

/** A name that one release has and the other hasn't, or of which they say something different. */
export type FactChange = Readonly<{
  table: ComparedTable;
  name: string;
  change: 'new' | 'gone' | 'changed';
  /** For a change: each field that differs, in the earlier and in the later release. */
  fields?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}>;

type Row = Readonly<Record<string, unknown>>;
/** Where something is defined says nothing about what it does. */
const isPlace = (field: string): boolean => field === 'source' || field === 'sources' || field === 'zephyrIncludes';

function fieldsThatDiffer(before: Row, after: Row): NonNullable<FactChange['fields']> {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...fields]
      .filter((field) => !isPlace(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, [before[field] ?? null, after[field] ?? null] as const]),
  );
}

/** What is new, gone, or different in the later of two releases. */
export function changesBetween(before: FirmwareFacts, after: FirmwareFacts): readonly FactChange[] {
  return (Object.keys(idOf) as ComparedTable[]).flatMap((table) => {
    const rowsOf = (facts: FirmwareFacts) =>
      new Map((facts[table] as readonly Row[]).map((row) => [(idOf[table] as (row: Row) => string)(row), row]));
    const [earlier, later] = [rowsOf(before), rowsOf(after)];
    return [...new Set([...earlier.keys(), ...later.keys()])].sort().flatMap((name): readonly FactChange[] => {
      const [one, other] = [earlier.get(name), later.get(name)];
      if (!one || !other) return [{ table, name, change: other ? 'new' : 'gone' }];
      const fields = fieldsThatDiffer(one, other);
      return Object.keys(fields).length === 0 ? [] : [{ table, name, change: 'changed', fields }];
    });
  });
}
