/** Finds mistakes in a keymap before the compiler does. README.md lists the rules and limits. */
export { changeTo, report } from './report.ts';
export { checkKeymap, type CheckContext } from './check.ts';
export { includesIn, missingIncludes } from './joinIncludes.ts';
export { closestName } from './names.ts';
export { otherFormat } from './otherFormat.ts';
export { rules } from './rules/all.ts';
export type { Finding, Fix, Replacement, Severity } from './types.ts';
