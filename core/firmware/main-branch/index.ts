/**
 * What is different on `main`, which uses Zephyr 4.1. A separate entry point, `#core/firmware/main-branch`, so that browser
 * code can import it without the large tables.
 */
export { boardChanges } from './boards.ts';
export { isNewOnMain } from './newNames.ts';
export { optionChanges } from './options.ts';
export { boardInRelease, boardOnMain, readBoardTarget } from './target.ts';
