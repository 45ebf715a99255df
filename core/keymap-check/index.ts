/** Says what is wrong with a keymap before the compiler does. Rules and limits: README.md. */
export { checkKeymap, type Sources } from './check.ts';
export { includedIn } from './joinIncludes.ts';
export { nearest } from './names.ts';
export { rules } from './rules/all.ts';
export type { Finding, Fix, Replacement, Rule, Severity } from './types.ts';
