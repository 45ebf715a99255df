/**
 * QMK names that aren't key codes. Those of key codes are with the key codes. A door of its own, without the other tables, so
 * that code in the browser can import it: `#core/firmware/qmk`.
 */
export { qmkNames, type QmkName } from './qmkNames.ts';
