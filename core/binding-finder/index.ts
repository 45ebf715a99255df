/** Turns what a reader types into bindings to paste. See README.md. */
export { createFinder, type Finder } from './finder.ts';
export type { Answer, FindableCode, FinderResult } from './types.ts';
