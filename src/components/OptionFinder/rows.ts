import { respell, textFilter, type ConfOption } from '#core/finder';
import { isEmpty, type Query } from '@site/src/components/Finder/query';
import { readSections, cachePerElement, filterRows } from '@site/src/components/Finder/filterRows';

/** A table row: an option, or a devicetree node with its properties. */
type Row = Readonly<{
  element: HTMLTableRowElement;
  /** Empty for nodes. */
  symbol: string;
  /** The name with and without CONFIG_, and old names. Empty for nodes and deprecated options, which are listed last. */
  names: string;
  text: string;
  topic: string | undefined;
  /** `on`, `off` or `number`. Undefined for nodes. */
  value: string | undefined;
  /** Releases that added it or one of its properties, except the first release. */
  since: readonly string[];
}>;

function readRow(element: HTMLTableRowElement): Row {
  const { symbol = '', type, on, topic, since = '', old = '', deprecated } = element.dataset;
  const kind = type !== 'bool' ? 'number' : on === undefined ? 'off' : 'on';
  // On their own lines, so that a pattern can match them with ^ and $.
  const ownNames = symbol && `${symbol}\n${symbol.slice('CONFIG_'.length)}\n`;
  return {
    element,
    symbol,
    names: deprecated === undefined ? ownNames + old : '',
    text: `${ownNames}${element.textContent}\n${old}`,
    topic,
    value: symbol ? kind : undefined,
    since: since.split(' '),
  };
}

export const sectionsOf = cachePerElement((list) => readSections(list, readRow));

/** The query with typos corrected. */
export const respelled = (list: HTMLElement, query: Query): Query => ({
  ...query,
  find: respell(
    query.find ?? '',
    sectionsOf(list).flatMap(({ rows }) => rows.map(({ text }) => text)),
  ),
});

/** Shows only the rows that match, the option with the shortest matching name first, and returns how many there are. */
export function filterOptions(list: HTMLElement, query: Query): number {
  const matches = textFilter(query.find ?? '');
  const isMatch = ({ text, topic, value, since }: Row) =>
    (!query.topic || topic === query.topic) &&
    (!query.value || value === query.value) &&
    (!query.since || since.includes(query.since)) &&
    matches(text);
  const sections = sectionsOf(list);
  const found = filterRows(sections, isMatch, !isEmpty(query));
  const named = found.filter(({ names }) => query.find && names && matches(names));
  const options = sections.find(({ rows }) => rows[0]?.symbol)?.rows ?? [];
  moveToTop(options, named.toSorted((a, b) => a.symbol.length - b.symbol.length)[0]);
  return found.length;
}

/**
 * Moves a row to the top of its table, and the one that was moved there before back to its place. The others stay, because
 * sorting all rows would take several frames.
 */
function moveToTop(rows: readonly Row[], best: Row | undefined): void {
  const body = rows[0]?.element.parentElement;
  const top = rows.findIndex(({ element }) => element === body?.firstElementChild);
  if (!body || rows[top] === best) return;
  const moved = rows[top]?.element;
  if (moved) rows[top - 1]?.element.after(moved);
  if (best) body.prepend(best.element);
}

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
