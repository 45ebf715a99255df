/** Finds the keys that type a character on a computer's layout. See README.md. */
export { characterKeys } from './characterKeys.ts';
export { characterRows } from './characterRows.ts';
export { findHostLayout, guessHostLayout, hostLayouts, type HostLayout } from './layouts.ts';
export { waysToType } from './waysToType.ts';
