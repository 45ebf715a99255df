/** Finds the cause of a failed build in its log, and says what to do. */
export { readLog, readLogPlaces } from './read.ts';
export { logRules } from './rules.ts';
export type { LogAnswer, LogReading } from './types.ts';
