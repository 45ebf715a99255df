import { setHidden } from '@site/src/components/TableFilter/setHidden';
import { showSections, type Section } from '@site/src/components/TableFilter/showSections';
import { score, type FindableRow, type Query } from './match';

type Row = FindableRow & Readonly<{ element: HTMLTableRowElement }>;

/** One child of the list: a heading, a text, or the rows of a table. */
type Part = Readonly<{ element: HTMLElement; rows: readonly Row[] }>;

const indexes = new WeakMap<Element, readonly Part[]>();

/** Column 1 names, column 2 meaning, column 4 QMK; column 3 says where it works and would match every system's name. */
function readRow(element: HTMLTableRowElement): Row {
  const [first, second, , fourth] = element.cells;
  const { c = '', k = '', q = '' } = element.dataset;
  const marked = [...(first?.querySelectorAll('a, code, del') ?? [])].map(({ textContent }) => textContent);
  const names = [...marked, fourth?.textContent ?? '', q].join(' ').toLowerCase();
  return {
    element,
    names: names.split(/[\s,]+/).filter(Boolean),
    text: `${names} ${second?.textContent ?? ''}`.toLowerCase(),
    characters: c,
    press: k,
  };
}

/** Reads the list once: its rows never change. */
function partsOf(list: Element): readonly Part[] {
  const known = indexes.get(list);
  if (known) return known;
  const parts = ([...list.children] as HTMLElement[]).map((element) => ({
    element,
    rows: [...element.querySelectorAll<HTMLTableRowElement>('tbody tr')].map(readRow),
  }));
  indexes.set(list, parts);
  return parts;
}

type Found = Readonly<{ count: number; best?: HTMLTableRowElement }>;

/**
 * Hides every row that does not answer the query, and marks the one that answers best. A table without an answer is
 * hidden whole and its rows are left alone: touching all of them costs several frames.
 */
export function showRows(list: Element, query: Query): Found {
  const filtering = query.kind !== 'all';
  let [count, bestScore] = [0, 0];
  let best: HTMLTableRowElement | undefined;
  const shown = new Set<Part>();
  const parts = partsOf(list);
  list.toggleAttribute('data-searched', true);
  for (const part of parts) {
    const points = part.rows.map((row) => score(row, query));
    if (!points.some(Boolean)) continue;
    shown.add(part);
    part.rows.forEach((row, index) => {
      const own = points[index] ?? 0;
      setHidden(row.element, own === 0);
      if (own > 0) count++;
      if (own > bestScore) [best, bestScore] = [row.element, own];
    });
  }
  const sections = parts.map((part): Section => ({
    element: part.element,
    rows: part.rows.length === 0 ? 'none' : shown.has(part) ? 'shown' : 'hidden',
  }));
  showSections(sections, filtering);
  list.querySelector('[data-best]')?.removeAttribute('data-best');
  if (!filtering || !best) return { count };
  best.dataset.best = '';
  return { count, best };
}

/** The binding for a piece of code in the tables: a whole one as it is, a key code after `&kp`. */
export const bindingOf = (code: string): string => (code.startsWith('&') ? code : `&kp ${code}`);

/** The binding for a row: its own name, or what the row says to use instead. */
export function rowBinding(row: HTMLTableRowElement): string | undefined {
  const code = row.querySelector('a[href^="#"]') ?? row.querySelector('td:not(:first-child) code');
  return code?.textContent ? bindingOf(code.textContent) : undefined;
}
