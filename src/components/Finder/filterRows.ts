import { setHidden } from './setHidden';
import { filterSections } from './filterSections';

/** A child of the list: a heading, a paragraph, or an element that contains a table with rows. */
export type ListSection<Row> = Readonly<{ element: HTMLElement; rows: readonly Row[] }>;

/** Reads the sections of a list. They never change, so callers cache them with `cachePerElement`. */
export const readSections = <Row>(
  list: Element,
  readRow: (row: HTMLTableRowElement) => Row,
): readonly ListSection<Row>[] =>
  ([...list.children] as HTMLElement[]).map((element) => ({
    element,
    rows: [...element.querySelectorAll<HTMLTableRowElement>('tbody tr')].map(readRow),
  }));

/** Calls `read` only once for each element. */
export function cachePerElement<Result>(read: (list: Element) => Result): (list: Element) => Result {
  const cache = new WeakMap<Element, Result>();
  return (list) => {
    const result = cache.get(list) ?? read(list);
    cache.set(list, result);
    return result;
  };
}

/**
 * Shows only the rows that match, with the headings above them, and returns these rows. A table without a match is hidden
 * as a whole, because hiding each of its rows would take several frames.
 */
export function filterRows<Row extends Readonly<{ element: HTMLElement }>>(
  sections: readonly ListSection<Row>[],
  isMatch: (row: Row) => boolean,
  isFiltered: boolean,
): readonly Row[] {
  const matches: Row[] = [];
  const filtered = sections.map(({ element, rows }) => {
    if (rows.length === 0) return { element, rows: 'none' } as const;
    const found = rows.filter(isMatch);
    if (found.length === 0) return { element, rows: 'hidden' } as const;
    matches.push(...found);
    const visible = new Set(found);
    for (const row of rows) setHidden(row.element, !visible.has(row));
    return { element, rows: 'shown' } as const;
  });
  filterSections(filtered, isFiltered);
  return matches;
}
