import { release } from './release/index.ts';

/** Link to the `source` of a row, at the commit of the release that the row describes. */
export const sourceUrl = (source: string): string =>
  `https://github.com/zmkfirmware/zmk/blob/${release.commit}/${source}`;
