import { release } from './release/index.ts';

/** Where the `source` of a row can be read: at the commit of the release, so that row and file agree. */
export const sourceUrl = (source: string): string =>
  `https://github.com/zmkfirmware/zmk/blob/${release.commit}/${source}`;
