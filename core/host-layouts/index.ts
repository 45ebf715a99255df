/** Finds the keys that type a character on a computer's layout. See README.md. */
export { characterKeys } from './characterKeys.ts';
export { characterRows } from './characterRows.ts';
export { findHostLayout, guessHostLayout, hostLayouts } from './layouts.ts';
export type { HostLayout } from './types.ts';
export { waysToType } from './waysToType.ts';
