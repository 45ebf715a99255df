import { optionFilter, type ConfOption } from '#core/option-finder';
import { setHidden } from '@site/src/components/Finder/setHidden';
import { showSections, type Section } from '@site/src/components/Finder/showSections';

/** What the reader asks for. Empty means "does not matter". */
export type OptionQuery = Readonly<{ find: string; topic: string; value: string }>;

export const isEmpty = ({ find, topic, value }: OptionQuery): boolean => !find.trim() && !topic && !value;

/** `on`, `off` or `number`: what the choice of defaults distinguishes. */
function kindOfDefault({ dataset: { type, on } }: HTMLElement): string {
  return type !== 'bool' ? 'number' : on === undefined ? 'off' : 'on';
}

/** Names first: a query that names an option should not find all that mention it. */
function textOf(row: HTMLTableRowElement): string {
  return `${row.dataset.symbol ?? ''}\n${row.textContent}`;
}

/** Shows the rows that answer the query and returns how many there are. */
export function showRows(list: HTMLElement, query: OptionQuery): number {
  const matches = optionFilter(query.find);
  let count = 0;
  const sections = ([...list.children] as HTMLElement[]).map((element): Section => {
    const rows = [...element.querySelectorAll<HTMLTableRowElement>('tbody tr')];
    if (rows.length === 0) return { element, rows: 'none' };
    const found = rows.map(
      (row) =>
        (!query.topic || row.dataset.topic === query.topic) &&
        (!query.value || (row.dataset.symbol !== undefined && kindOfDefault(row) === query.value)) &&
        matches(textOf(row)),
    );
    rows.forEach((row, index) => setHidden(row, !found[index]));
    const shown = found.filter(Boolean).length;
    count += shown;
    return { element, rows: shown > 0 ? 'shown' : 'hidden' };
  });
  showSections(sections, !isEmpty(query));
  return count;
}

/** The options of the table, by their symbol. */
export function readOptions(list: Element): ReadonlyMap<string, ConfOption> {
  const rows = [...list.querySelectorAll<HTMLElement>('tr[data-symbol]')];
  return new Map(
    rows.map(({ dataset }) => {
      const { symbol = '', type = 'bool', value = '', needs = '', conditions = '', choice = '', on } = dataset;
      const option: ConfOption = {
        symbol,
        type: type as ConfOption['type'],
        value,
        needs: needs.split(' ').filter(Boolean),
        conditions: conditions.split('; ').filter(Boolean),
        choice,
        isOnByDefault: on !== undefined,
      };
      return [symbol, option];
    }),
  );
}
