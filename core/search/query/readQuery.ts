import type { SearchIndex } from '../indexing/index.ts';
import { characterAsked } from './characterAsked.ts';
import { intentOf, type Intent } from './intent.ts';
import { parseQuery } from './parseQuery.ts';
import { respell } from './respell.ts';
import type { Slot } from './slot.ts';
import { pagesCalled, sectionAsked } from './titles.ts';

/** What a query is known to mean: a section, when it is its heading, and pages, with how sure that is. */
export type Meant = Readonly<{ section: number | undefined; pages: ReadonlyMap<string, number> }>;

/** A query as the ranking needs it: what is asked for, what kind of page, and what is known to be meant. */
export type Query = Readonly<{ slots: readonly Slot[]; intent: Intent; meant: Meant }>;

/** A title that has been typed so far is surer than what words may mean. */
const titleCertainty = 6;

/** Characters that are read. Nobody types more, and a pasted file would keep the reader waiting. */
const longestQuery = 200;

export function readQuery(index: SearchIndex, typed: string): Query {
  const query = characterAsked(typed) ?? respell(index, typed.slice(0, longestQuery));
  const { slots, optionInWords, pages } = parseQuery(index, query);
  const called = pagesCalled(index, query).map((page) => [page, titleCertainty] as const);
  return {
    slots,
    intent: intentOf(query, optionInWords),
    meant: { section: sectionAsked(index, query), pages: new Map([...pages, ...called]) },
  };
}
