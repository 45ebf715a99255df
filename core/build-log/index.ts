/** Finds the cause in the log of a failed build, and says what to do. Rules: rules.ts. */
export { readLog } from './read.ts';
export { logRules } from './rules.ts';
export type { LogAnswer, LogPlace, LogReading, LogRule } from './types.ts';
