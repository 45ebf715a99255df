import { setHidden } from './setHidden';
import { showSections } from './showSections';

/** One child of a list: a heading, a text, or an element with the rows of a table. */
export type Part<Row> = Readonly<{ element: HTMLElement; rows: readonly Row[] }>;

/** Reads the list. Its rows never change, so callers keep the result (`readOnce`). */
export const partsOf = <Row>(list: Element, readRow: (row: HTMLTableRowElement) => Row): readonly Part<Row>[] =>
  ([...list.children] as HTMLElement[]).map((element) => ({
    element,
    rows: [...element.querySelectorAll<HTMLTableRowElement>('tbody tr')].map(readRow),
  }));

/** The result of `read` for a list, read the first time it is asked for. */
export function readOnce<Result>(read: (list: Element) => Result): (list: Element) => Result {
  const known = new WeakMap<Element, Result>();
  return (list) => {
    const result = known.get(list) ?? read(list);
    known.set(list, result);
    return result;
  };
}

/**
 * Shows the rows that are found, with the headings above them, and returns them. A table without such a row is hidden whole
 * and its rows are left alone: touching all of them costs several frames.
 */
export function showRows<Row extends Readonly<{ element: HTMLElement }>>(
  parts: readonly Part<Row>[],
  isFound: (row: Row) => boolean,
  isFiltered: boolean,
): readonly Row[] {
  const shown: Row[] = [];
  const sections = parts.map(({ element, rows }) => {
    if (rows.length === 0) return { element, rows: 'none' } as const;
    const found = rows.filter(isFound);
    if (found.length === 0) return { element, rows: 'hidden' } as const;
    shown.push(...found);
    const kept = new Set(found);
    for (const row of rows) setHidden(row.element, !kept.has(row));
    return { element, rows: 'shown' } as const;
  });
  showSections(sections, isFiltered);
  return shown;
}
