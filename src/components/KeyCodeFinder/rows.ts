import { createFinder, type FindableCode, type Finder } from '#core/binding-finder';
import { setHidden } from '@site/src/components/Finder/setHidden';
import { showSections, type Section } from '@site/src/components/Finder/showSections';

/** A row of a table: a key code, or something that is found by its text. */
type Row = Readonly<{ element: HTMLTableRowElement; code?: FindableCode; text: string }>;

/** One child of the list: a heading, a text, or the rows of a table. */
type Part = Readonly<{ element: HTMLElement; rows: readonly Row[] }>;

export type CodeList = Readonly<{ parts: readonly Part[]; codes: readonly FindableCode[]; find: Finder }>;

const lists = new WeakMap<Element, CodeList>();

/** Column 1 has the names, column 2 the meaning, column 4 the QMK name; short attributes hold what readers do not see. */
function readRow(element: HTMLTableRowElement): Row {
  const { c = '', k = '', q = '' } = element.dataset;
  const text = element.textContent.toLowerCase();
  const names = [...element.querySelectorAll(':scope > th > a, :scope > th > code')].map(
    ({ textContent }) => textContent,
  );
  if (names.length === 0 || !element.id) return { element, text: `${text} ${c}` };
  const [, second, , fourth] = element.cells;
  const title = second?.querySelector('b')?.textContent ?? '';
  const code = {
    names,
    qmk: `${fourth?.textContent ?? ''} ${q}`.split(/[\s,]+/).filter(Boolean),
    title,
    does: (second?.textContent ?? '').slice(title.length),
    characters: c,
    press: k,
  };
  return { element, code, text };
}

/** Reads the list once: its rows never change. */
export function readList(list: Element): CodeList {
  const known = lists.get(list);
  if (known) return known;
  const parts = ([...list.children] as HTMLElement[]).map((element) => ({
    element,
    rows: [...element.querySelectorAll<HTMLTableRowElement>('tbody tr')].map(readRow),
  }));
  const codes = parts.flatMap(({ rows }) => rows.flatMap(({ code }) => code ?? []));
  const read = { parts, codes, find: createFinder(codes) };
  lists.set(list, read);
  return read;
}

type Shown = Readonly<{
  /** Main names of the key codes to show. */
  codes: readonly string[];
  /** Other rows are shown when they contain this. */
  text: string;
}>;

/** Whether a text has the query at the start of a word: "eject" is not in "rejected". */
function textMatcher(query: string): (text: string) => boolean {
  const text = query.trim().toLowerCase();
  if (text === '') return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u');
  return (row) => pattern.test(row);
}

/**
 * Shows the rows that a query is about and hides the others; without a query, everything. A table without such a row is
 * hidden whole and its rows are left alone: touching all of them costs several frames.
 */
export function showRows(list: Element, shown: Shown | undefined): void {
  const { parts } = readList(list);
  const names = new Set(shown?.codes);
  const contains = textMatcher(shown?.text ?? '');
  const isFound = ({ code, text }: Row) =>
    shown === undefined || (code ? names.has(code.names[0] ?? '') : contains(text));
  list.toggleAttribute('data-searched', true);
  const sections = parts.map(({ element, rows }): Section => {
    if (rows.length === 0) return { element, rows: 'none' };
    const found = rows.map(isFound);
    if (!found.includes(true)) return { element, rows: 'hidden' };
    rows.forEach((row, index) => setHidden(row.element, !found[index]));
    return { element, rows: 'shown' };
  });
  showSections(sections, shown !== undefined);
}

/** The binding for a piece of code in the tables: a whole one as it is, a key code after `&kp`. */
export const bindingOf = (code: string): string => (code.startsWith('&') ? code : `&kp ${code}`);
