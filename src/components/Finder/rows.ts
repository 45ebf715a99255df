/** A child of the list: a heading, a paragraph, or an element that contains a table with rows. */
export type Section<Row> = Readonly<{ element: HTMLElement; rows: readonly Row[] }>;

/** Reads the sections of a list. They never change, so callers cache them with `cachePerElement`. */
export const readSections = <Row>(list: Element, readRow: (row: HTMLTableRowElement) => Row): readonly Section<Row>[] =>
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

export const rowsOf = <Row>(sections: readonly Section<Row>[]): readonly Row[] => sections.flatMap(({ rows }) => rows);

/** Sets `hidden` only if it changes, because any write would make the browser recalculate styles. */
function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/**
 * Shows only these rows, with the headings above them, or everything. A table without such a row is hidden as a whole, because
 * hiding each of its rows would take several frames.
 */
export function showRows<Row extends Readonly<{ element: HTMLElement }>>(
  sections: readonly Section<Row>[],
  found: readonly Row[] | undefined,
): void {
  const isShown = new Set(found ?? rowsOf(sections));
  const isUsed = { H2: false, H3: false };
  // Backwards, because whether a heading is shown depends on what's below it.
  for (const { element, rows } of [...sections].reverse()) {
    const { tagName } = element;
    if (rows.some((row) => isShown.has(row))) {
      for (const row of rows) setHidden(row.element, !isShown.has(row));
      setHidden(element, false);
      isUsed.H2 = isUsed.H3 = true;
    } else {
      const isHeading = tagName === 'H2' || tagName === 'H3';
      setHidden(element, found !== undefined && !(isHeading && isUsed[tagName]));
      if (isHeading) isUsed.H3 = false;
      if (tagName === 'H2') isUsed.H2 = false;
    }
  }
}
