import { speller, textFilter, withoutFiller, wordCounter, wordWeigher, type ConfOption } from '#core/finder';
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

/** The share of the query that a row needs if it only has one of the words, and if it has more. Others are about something else. */
const minShare = { oneWord: 0.45, moreWords: 0.3 } as const;

type Found = Readonly<{
  rows: readonly Row[];
  /** If no row has all words of the query: the words that the rows with most of it have, and lack, after correcting typos. */
  similar?: Readonly<{ found: readonly string[]; missing: readonly string[] }> | undefined;
  /** The link to the option or property whose name has most of the query. If several have as much, the shortest. */
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
  if (exact.length === 0) return findSimilar(candidates, respell(find));
  const countWords = wordCounter(find);
  return { rows: exact, best: find ? bestLink(exact, countWords, forExact) : undefined };
}

function findSimilar(candidates: readonly Row[], find: string): Found {
  const { share, words } = wordWeigher(
    candidates.map(({ text }) => text),
    find,
  );
  const isNear = (text: string) =>
    share(text) >= (words(text).found.length > 1 ? minShare.moreWords : minShare.oneWord);
  const near = candidates.filter(({ text }) => isNear(text));
  // For an option, the description counts too.
  const described = near.map((row) => (row.value === undefined ? row : { ...row, context: row.text }));
  const best = bestLink(described, share, forSimilar);
  const row = near.find(({ names }) => names.some(({ link }) => link === best));
  if (!row) return { rows: [], best: undefined, similar: words('') };
  const least = share(row.text);
  return { rows: near.filter(({ text }) => share(text) >= least), best, similar: words(row.text) };
}

/** How much more the name counts than its node, and how much a preferred name is ahead. */
const forExact = { context: 0.9, preference: 500 };
const forSimilar = { context: 0.6, preference: 100 };

/** The link whose name has most of the query. What the node of the name has counts a little less. */
function bestLink(
  rows: readonly Row[],
  amountIn: (text: string) => number,
  { context: contextWeight, preference }: typeof forExact,
): HTMLElement | undefined {
  const best = { score: -Infinity, link: undefined as HTMLElement | undefined };
  for (const { names, context } of rows)
    for (const { link, text, comesFirst } of names) {
      const inName = amountIn(text);
      const amount = inName + contextWeight * (amountIn(`${text}\n${context}`) - inName);
      const length = link.textContent.replace('CONFIG_ZMK_', '').length;
      const score = 1000 * amount + (comesFirst ? preference : 0) - length;
      if (score > best.score) Object.assign(best, { score, link });
    }
  return best.link;
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
