/** Which keys type a character, by the layout that the computer is set to. Design: README.md. */
export { keyPositions } from './keyPositions.ts';
export { characterRows, type CharacterRow } from './characterRows.ts';
export { findHostLayout, guessHostLayout, hostLayouts } from './layouts.ts';
export type { HostLayout } from './types.ts';
export { characterOf, waysToType, type Presses } from './waysToType.ts';
