/** From what a reader types to a binding that can be pasted. Design: README.md. */
export { createFinder, type Finder } from './finder.ts';
export type { Answer, FindableCode, Found } from './types.ts';
