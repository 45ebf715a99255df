/** Finds the cause of a failed build in its log, and says what to do. */
export { readLog } from './read.ts';
export { logRules } from './rules.ts';
export type { LogReading } from './types.ts';
