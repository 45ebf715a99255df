import type { SearchIndex } from '../indexing/index.ts';
import { requestedCharacter } from './requestedCharacter.ts';
import { intentOf, type Intent } from './intent.ts';
import { parseQuery } from './parseQuery.ts';
import { respell } from './respell.ts';
import type { Clause } from './clause.ts';
import { pagesByTitle, sectionWithHeading } from './titles.ts';

/** The section whose heading is the query, and pages that its words point to (by URL, with the strength of the boost). */
type Boosts = Readonly<{ section: number | undefined; pages: ReadonlyMap<string, number> }>;

export type Query = Readonly<{ clauses: readonly Clause[]; intent: Intent; boosts: Boosts }>;

/** If the query is the beginning of a title, the page is boosted more than by synonyms. */
const titleBoost = 6;

/** The rest of the query is ignored. Nobody types more, and a pasted file would take too long. */
const maxQueryLength = 200;

/** The main function of this folder: from the typed text to what the ranking needs. */
export function readQuery(index: SearchIndex, typed: string): Query {
  const query = requestedCharacter(typed) ?? respell(index, typed.slice(0, maxQueryLength));
  const { clauses, namesOption, pageBoosts } = parseQuery(index, query);
  const titled = pagesByTitle(index, query).map((page) => [page, titleBoost] as const);
  return {
    clauses,
    intent: intentOf(query, namesOption),
    boosts: { section: sectionWithHeading(index, query), pages: new Map([...pageBoosts, ...titled]) },
  };
}
