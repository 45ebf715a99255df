/**
 * QMK's functions, and its names that aren't key codes. Those of key codes are in the key code table. A separate entry point,
 * `#core/firmware/qmk`, so that browser code can import it without the large tables.
 */
export { qmkNames, type QmkName } from './qmkNames.ts';
export {
  asKeyCode,
  hyper,
  meh,
  readKeyCode,
  translateFunction,
  wrapWith,
  type Call,
  type ModifierFunction,
  type NameLookup,
} from './functions.ts';
