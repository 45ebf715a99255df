/**
 * QMK names that aren't key codes. Those of key codes are in the key code table. A separate entry point,
 * `#core/firmware/qmk`, so that browser code can import it without the large tables.
 */
export { qmkNames, type QmkName } from './qmkNames.ts';
