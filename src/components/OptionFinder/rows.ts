import { textFilter, type ConfOption } from '#core/finder';
import { isEmpty, type Query } from '@site/src/components/Finder/query';
import { partsOf, readOnce, showRows } from '@site/src/components/Finder/rows';

/** What is asked of a row: an option, or a kind of node with its properties. */
type Row = Readonly<{
  element: HTMLTableRowElement;
  text: string;
  topic: string | undefined;
  /** `on`, `off` or `number`. Undefined for nodes. */
  value: string | undefined;
  /** The releases after the first that it, or a part of it, came with. */
  since: readonly string[];
}>;

function readRow(element: HTMLTableRowElement): Row {
  const { symbol, type, on, topic, since = '' } = element.dataset;
  const kind = type !== 'bool' ? 'number' : on === undefined ? 'off' : 'on';
  // The name on a line of its own: a pattern with ^ and $ can ask for it.
  const text = `${symbol ?? ''}\n${element.textContent}`;
  return { element, text, topic, value: symbol === undefined ? undefined : kind, since: since.split(' ') };
}

const readParts = readOnce((list) => partsOf(list, readRow));

/** Shows the rows that answer the query and returns how many there are. */
export function showOptions(list: HTMLElement, query: Query): number {
  const matches = textFilter(query.find ?? '');
  const isFound = ({ text, topic, value, since }: Row) =>
    (!query.topic || topic === query.topic) &&
    (!query.value || value === query.value) &&
    (!query.since || since.includes(query.since)) &&
    matches(text);
  return showRows(readParts(list), isFound, !isEmpty(query)).length;
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
