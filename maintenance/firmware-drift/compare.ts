import type { Differs } from '#core/firmware';

/** A row of ours, or a definition in the source, as comparable text fields. */
export type Fact = Readonly<{
  fields: Readonly<Record<string, string>>;
  /** `file:line` in the source. */
  place?: string;
  /** Fields in which our row deliberately differs. */
  differs?: Differs;
}>;
export type Facts = ReadonlyMap<string, Fact>;

export type Difference = Readonly<{
  kind: 'missing' | 'gone' | 'different';
  id: string;
  field?: string;
  ours?: string;
  theirs?: string;
  place?: string;
  /** Why it differs on purpose. */
  because?: string;
}>;

export type TableReport = Readonly<{
  table: string;
  /** How many rows exist on both sides. */
  compared: number;
  differences: readonly Difference[];
  /** Differences on purpose. */
  explained: readonly Difference[];
  /** What couldn't be read, so wasn't compared. */
  unread: readonly string[];
}>;

type Table = Readonly<{
  table: string;
  ours: Facts;
  theirs: Facts;
  /** Ids that we leave out on purpose, with the reason. `*` matches anything. */
  leftOut?: Readonly<Record<string, string>>;
  unread?: readonly string[];
}>;

/** Compares our rows with the source. An explanation in `differs` only applies while the source has the value that it states. */
export function compareTables({ table, ours, theirs, leftOut = {}, unread = [] }: Table): TableReport {
  const differences: Difference[] = [];
  const explained: Difference[] = [];
  let compared = 0;
  for (const [id, fact] of theirs) {
    const row = ours.get(id);
    const place = fact.place === undefined ? {} : { place: fact.place };
    if (row) {
      compared++;
      for (const difference of differingFields(id, row, fact))
        (difference.because === undefined ? differences : explained).push({ ...difference, ...place });
    } else {
      const because = reasonFor(id, leftOut);
      if (because === undefined) differences.push({ kind: 'missing', id, ...place });
      else explained.push({ kind: 'missing', id, because, ...place });
    }
  }
  for (const [id, { differs }] of ours) {
    if (theirs.has(id)) continue;
    const because = differs?.['row']?.because;
    if (because === undefined) differences.push({ kind: 'gone', id });
    else explained.push({ kind: 'gone', id, because });
  }
  return { table, compared, differences, explained, unread };
}

function reasonFor(id: string, leftOut: Readonly<Record<string, string>>): string | undefined {
  const rule = Object.keys(leftOut).find((pattern) => {
    const [start = '', end] = pattern.split('*');
    return end === undefined ? pattern === id : id.startsWith(start) && id.endsWith(end);
  });
  return rule === undefined ? undefined : leftOut[rule];
}

function* differingFields(id: string, row: Fact, fact: Fact): Generator<Difference> {
  for (const field of new Set([...Object.keys(row.fields), ...Object.keys(fact.fields)])) {
    const ours = row.fields[field] ?? '';
    const theirs = fact.fields[field] ?? '';
    if (ours === theirs) continue;
    const explanation = row.differs?.[field];
    yield {
      kind: 'different',
      id,
      field,
      ours,
      theirs,
      ...(explanation?.source === theirs && { because: explanation.because }),
    };
  }
}
