import type { SearchIndex } from '../indexing/index.ts';
import type { Clause } from './clause.ts';
import { intentOf, type Intent } from './intent.ts';
import { parseQuery } from './parseQuery.ts';
import { requestedCharacter } from './requestedCharacter.ts';
import { pagesTitled } from './titles.ts';

export type Query = Readonly<{
  clauses: readonly Clause[];
  /** Ordinary words that match nothing on the site. */
  unknown: readonly string[];
  intent: Intent;
  /** URLs of pages that synonyms or the start of a title point to, with the strength of the boost. */
  pageBoosts: ReadonlyMap<string, number>;
}>;

/** If the query is the beginning of a title, the page is boosted more than by synonyms. */
const titleBoost = 6;

/** The rest of the query is ignored. Nobody types more, and a pasted file would take too long. */
const maxQueryLength = 200;

/** The main function of this folder: from the typed text to what the ranking needs. */
export function readQuery(index: SearchIndex, typed: string): Query {
  const query = requestedCharacter(typed) ?? typed.slice(0, maxQueryLength);
  const { clauses, unknown, namesOption, pageBoosts } = parseQuery(index, query);
  const titled = pagesTitled(index, query).map((page) => [page, titleBoost] as const);
  return { clauses, unknown, intent: intentOf(query, namesOption), pageBoosts: new Map([...pageBoosts, ...titled]) };
}
