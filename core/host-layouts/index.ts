/** Finds the keys that type a character on a computer's layout. See README.md. */
export { keyPositions } from './keyPositions.ts';
export { characterRows, type CharacterRow } from './characterRows.ts';
export { findHostLayout, guessHostLayout, hostLayouts } from './layouts.ts';
export type { HostLayout } from './types.ts';
export { characterOf, waysToType, type Presses } from './waysToType.ts';
