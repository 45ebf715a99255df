import { textFilter, type ConfOption } from '#core/finder';
import { isEmpty, type Query } from '@site/src/components/Finder/query';
import { readSections, cachePerElement, filterRows } from '@site/src/components/Finder/filterRows';

/** A table row: an option, or a devicetree node with its properties. */
type Row = Readonly<{
  element: HTMLTableRowElement;
  /** Undefined for nodes. */
  symbol: string | undefined;
  text: string;
  topic: string | undefined;
  /** `on`, `off` or `number`. Undefined for nodes. */
  value: string | undefined;
  /** Releases that added it or one of its properties, except the first release. */
  since: readonly string[];
}>;

function readRow(element: HTMLTableRowElement): Row {
  const { symbol, type, on, topic, since = '' } = element.dataset;
  const kind = type !== 'bool' ? 'number' : on === undefined ? 'off' : 'on';
  // The name is on its own line, with and without CONFIG_, so that a pattern can match it with ^ and $.
  const names = symbol === undefined ? '' : `${symbol}\n${symbol.slice('CONFIG_'.length)}\n`;
  const text = names + element.textContent;
  return { element, symbol, text, topic, value: symbol === undefined ? undefined : kind, since: since.split(' ') };
}

const sectionsOf = cachePerElement((list) => readSections(list, readRow));

/** Shows only the rows that match the query, best first, and returns how many there are. */
export function filterOptions(list: HTMLElement, query: Query): number {
  const matches = textFilter(query.find ?? '');
  const isMatch = ({ text, topic, value, since }: Row) =>
    (!query.topic || topic === query.topic) &&
    (!query.value || value === query.value) &&
    (!query.since || since.includes(query.since)) &&
    matches(text);
  const found = filterRows(sectionsOf(list), isMatch, !isEmpty(query));
  const options = found.filter(({ symbol }) => symbol !== undefined);
  const ordered = query.find ? options.toSorted((a, b) => nameLength(a, matches) - nameLength(b, matches)) : options;
  options[0]?.element.parentElement?.append(...ordered.map(({ element }) => element));
  return found.length;
}

/** The length of a name that matches. Short ones come first, so that "sleep" finds CONFIG_ZMK_SLEEP. */
const nameLength = ({ symbol = '' }: Row, matches: (text: string) => boolean): number =>
  matches(symbol) ? symbol.length : 1000;

/** All options in the tables, by symbol. */
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
