/** The commit whose files the tables were read from. Links go there and not to a branch, so that row and file agree. */
const revision = '147c340c6e8d377304acfdd64dc86cf83ebdfef2';

/** Where the `source` of a row can be read. A `source` that begins with `zephyr/` is in another repository. */
export const sourceUrl = (source: string): string => `https://github.com/zmkfirmware/zmk/blob/${revision}/${source}`;
