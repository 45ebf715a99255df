/** Reads Kconfig files, the language of Zephyr's build options. See README.md. */
export { allOf, enabledSymbol, normalize, partsOf } from './expression.ts';
export { readKconfig } from './read.ts';
export type { Choice, Conditional, Definition, Files, Kconfig, Place, Problem, Symbol } from './types.ts';
