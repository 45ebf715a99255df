/** Measures how good the search results are, with lists of queries. For checks and benchmarks only. */
import { heldOut } from './heldOut.ts';
import type { RelevanceQuery } from './queryList.ts';
import { regression } from './regression.ts';
import { heldOutSections, sections } from './sections.ts';
import { tuned } from './tuned.ts';

export { measureRelevance, pagesOf, type Miss, type Search } from './measure.ts';

/** What a list of queries is for. Each list says more at its top. */
export type Purpose = 'tuned' | 'regression' | 'held out' | 'section' | 'held out section';

export const queriesFor: Readonly<Record<Purpose, readonly RelevanceQuery[]>> = {
  tuned,
  regression,
  'held out': heldOut,
  section: sections,
  'held out section': heldOutSections,
};
