import { createFinder, type FindableCode, type Finder } from '#core/binding-finder';
import { wordFilter } from '#core/finder';
import { cachePerElement, readSections, rowsOf, showRows, type Section } from '@site/src/components/Finder/rows';

/** A table row: a key code, or another row without `code`, which is only found by its text. */
type Row = Readonly<{ element: HTMLTableRowElement; code?: FindableCode; text: string }>;

type CodeList = Readonly<{
  sections: readonly Section<Row>[];
  codes: readonly FindableCode[];
  find: Finder;
}>;

/**
 * Column 1 has the names, column 2 the meaning, and column 4 the QMK name. Data attributes have what isn't shown:
 * `data-c` characters, `data-k` the `KeyboardEvent.code`, and `data-q` more QMK names.
 */
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

/** Reads the tables. This file is loaded when the reader goes to the field, because the finder with all layouts is large. */
export const readCodeList = cachePerElement((list): CodeList => {
  const sections = readSections(list, readRow);
  const codes = rowsOf(sections).flatMap(({ code }) => code ?? []);
  return { sections, codes, find: createFinder(codes) };
});

type Matches = Readonly<{
  /** Main names of the key codes that match. */
  codes: readonly string[];
  /** Rows without a key code match if they contain this text. */
  text: string;
}>;

/** Hides all rows that don't match. Without `matches`, shows everything. */
export function filterCodes(list: Element, matches: Matches | undefined): void {
  const names = new Set(matches?.codes);
  const contains = wordFilter(matches?.text ?? '');
  const { sections } = readCodeList(list);
  const isMatch = ({ code, text }: Row) => (code ? names.has(code.names[0] ?? '') : contains(text));
  showRows(sections, matches && rowsOf(sections).filter(isMatch));
}
