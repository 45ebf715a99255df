import { createFinder, type FindableCode, type Finder } from '#core/binding-finder';
import { wordFilter } from '#core/finder';
import { partsOf, readOnce, showRows, type Part } from '@site/src/components/Finder/rows';

/** A row of a table: a key code, or something that is found by its text. */
type Row = Readonly<{ element: HTMLTableRowElement; code?: FindableCode; text: string }>;

export type CodeList = Readonly<{ parts: readonly Part<Row>[]; codes: readonly FindableCode[]; find: Finder }>;

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

export const readList = readOnce((list): CodeList => {
  const parts = partsOf(list, readRow);
  const codes = parts.flatMap(({ rows }) => rows.flatMap(({ code }) => code ?? []));
  return { parts, codes, find: createFinder(codes) };
});

type Shown = Readonly<{
  /** Main names of the key codes to show. */
  codes: readonly string[];
  /** Other rows are shown when they contain this. */
  text: string;
}>;

/** Shows the rows that a query is about and hides the others; without a query, everything. */
export function showCodes(list: Element, shown: Shown | undefined): void {
  const names = new Set(shown?.codes);
  const contains = wordFilter(shown?.text ?? '');
  const isFound = ({ code, text }: Row) =>
    shown === undefined || (code ? names.has(code.names[0] ?? '') : contains(text));
  list.toggleAttribute('data-searched', true);
  showRows(readList(list).parts, isFound, shown !== undefined);
}

/** The binding for a piece of code in the tables: a whole one as it is, a key code after `&kp`. */
export const bindingOf = (code: string): string => (code.startsWith('&') ? code : `&kp ${code}`);
