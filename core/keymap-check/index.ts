/** Says what is wrong with a keymap before the compiler does. Rules and limits: README.md. */
export { checkKeymap, type Sources } from './check.ts';
export { rules } from './rules/all.ts';
export type { Finding, Fix, Rule, Severity } from './types.ts';
