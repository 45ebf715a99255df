import { speller, textFilter, withoutFiller, wordCounter, type ConfOption } from '#core/finder';
import type { Query } from '@site/src/components/Finder/query';
import { cachePerElement, readSections, rowsOf } from '@site/src/components/Finder/rows';

/** A table row: an option, or a devicetree node with its properties. */
type Row = Readonly<{
  element: HTMLTableRowElement;
  /** The option, or the node's properties. With `comesFirst`, it's preferred to others with as many words of the query. */
  names: readonly Readonly<{ link: HTMLElement; text: string; comesFirst: boolean }>[];
  /** For a node: text that applies to all its properties, such as the compatible. */
  context: string;
  text: string;
  topic: string;
  /** `on`, `off` or `number`. Undefined for nodes. */
  value: string | undefined;
  /** Releases that added the option, the node, or one of its properties, except for the first release. */
  since: readonly string[];
}>;

function readRow(element: HTMLTableRowElement): Row {
  const { symbol, type, on, topic = '', since = '', also = '' } = element.dataset;
  const kind = type !== 'bool' ? 'number' : on === undefined ? 'off' : 'on';
  const links = [...element.querySelectorAll<HTMLElement>(symbol ? 'th a' : 'td a')];
  const comesFirst = !symbol || element.querySelector('input') !== null;
  // Each name is on a separate line, so that a regular expression can match it with ^ and $.
  const names = links.map((link) => {
    const text = symbol
      ? `${symbol}\n${symbol.slice('CONFIG_'.length)}\n${also}`
      : `${link.textContent}\n${link.parentElement?.dataset.also ?? ''}`;
    return { link, text, comesFirst };
  });
  const context = symbol ? '' : `${element.cells[0]?.textContent} ${topic} ${also}`;
  return {
    element,
    names,
    context,
    text: [...names.map(({ text }) => text), context, element.textContent].join('\n'),
    topic,
    value: symbol && kind,
    since: since.split(' '),
  };
}

export const optionList = cachePerElement((list) => {
  const sections = readSections(list, readRow);
  const rows = rowsOf(sections);
  return { sections, rows, respell: speller(rows.map(({ text }) => text)) };
});

type Found = Readonly<{
  rows: readonly Row[];
  /** True if no row has all words of the query. Then these are the rows with most of its words, after correcting typos. */
  isSimilar: boolean;
  /** The link to the option or property whose name has most words of the query. If several have as many, the shortest. */
  best: HTMLElement | undefined;
}>;

/** The rows that match the query. */
export function findOptions({ rows: all, respell }: ReturnType<typeof optionList>, query: Query): Found {
  const candidates = all.filter(
    ({ topic, value, since }) =>
      (!query.topic || topic === query.topic) &&
      (!query.value || value === query.value) &&
      (!query.since || since.includes(query.since)),
  );
  const find = withoutFiller(query.find ?? '');
  const matches = textFilter(find);
  const exact = candidates.filter(({ text }) => matches(text));
  const isSimilar = exact.length === 0;
  const countWords = wordCounter(isSimilar ? respell(find) : find);
  const most = Math.max(1, ...candidates.map(({ text }) => countWords(text)));
  const rows = isSimilar ? candidates.filter(({ text }) => countWords(text) === most) : exact;
  const best = { score: -Infinity, link: undefined as HTMLElement | undefined };
  for (const { names, context } of rows)
    for (const { link, text, comesFirst } of names) {
      const inName = countWords(text);
      const words = inName + 0.9 * (countWords(`${text}\n${context}`) - inName);
      const length = link.textContent.replace('CONFIG_ZMK_', '').length;
      const score = find ? 1000 * words + (comesFirst ? 500 : 0) - length : 0;
      if (score > best.score) Object.assign(best, { score, link });
    }
  return { rows, isSimilar, best: best.link };
}

/**
 * Moves the row with this link to the top of its table, and returns the row that was moved there before to its place. The other
 * rows aren't sorted, because that would take several frames.
 */
export function moveToTop(rows: readonly Row[], link: HTMLElement | undefined): void {
  const best = link && rows.find(({ element }) => element.contains(link))?.element;
  const body = rows[0]?.element.parentElement;
  const top = rows.findIndex(({ element }) => element === body?.firstElementChild);
  const moved = rows[top]?.element;
  if (!body || moved === best) return;
  if (moved) rows[top - 1]?.element.after(moved);
  if (best) body.prepend(best);
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
