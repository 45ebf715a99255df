/** Reads Kconfig files, which define Zephyr's build options. See README.md. */
export { allOf, enabledSymbol, normalize, conjunctsOf } from './expression.ts';
export { readKconfig } from './read.ts';
export type { Choice, Definition, Files, Kconfig } from './types.ts';
