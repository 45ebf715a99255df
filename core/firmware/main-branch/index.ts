/**
 * What differs on `main`, which is built on Zephyr 4.1. A door of its own, without the tables of the release, so that
 * code in the browser can import it: `#core/firmware/main-branch`.
 */
export { boardChanges } from './boards.ts';
export { newOptions, optionChanges } from './options.ts';
export { boardInRelease, boardOnMain, readBoardTarget, type BoardTarget } from './target.ts';
export type { BoardChange, OptionChange } from './types.ts';
