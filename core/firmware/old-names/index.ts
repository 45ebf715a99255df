/**
 * Names that the firmware used to have. A separate entry point, `#core/firmware/old-names`, so that browser code can import
 * it without the large tables.
 */
export { renamedBehaviors } from './behaviors.ts';
export { renamedHeaders } from './headers.ts';
export { codesWithoutReplacement, renamedKeyCodes } from './keyCodes.ts';
export { renamedNodes } from './nodes.ts';
export { renamedUsagePages } from './usagePages.ts';
