/** Measures how good the search results are, with lists of queries. For checks and benchmarks only. */
import { heldOut } from './heldOut.ts';
import { heldOutQuestions } from './heldOutQuestions.ts';
import type { QueryList } from './measure.ts';
import { questions } from './questions.ts';
import { regression } from './regression.ts';
import { heldOutSections, sections } from './sections.ts';
import { tuned } from './tuned.ts';

export { addressesIn, type Addresses } from './addresses.ts';
export { measureRelevance, pagesOf, type Miss, type QueryList, type Search } from './measure.ts';

/** What a list of queries is for. Each list says more at its top. */
export type Purpose =
  | 'tuned'
  | 'regression'
  | 'held out'
  | 'section'
  | 'held out section'
  | 'question'
  | 'section of a question'
  | 'held out question'
  | 'section of a held out question';

export const queriesFor: Readonly<Record<Purpose, QueryList>> = {
  tuned: { queries: tuned, unit: 'page' },
  regression: { queries: regression, unit: 'page' },
  'held out': { queries: heldOut, unit: 'page' },
  section: { queries: sections, unit: 'section' },
  'held out section': { queries: heldOutSections, unit: 'section' },
  question: { queries: questions, unit: 'page' },
  'section of a question': { queries: questions, unit: 'section' },
  'held out question': { queries: heldOutQuestions, unit: 'page' },
  'section of a held out question': { queries: heldOutQuestions, unit: 'section' },
};
