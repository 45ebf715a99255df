/** In characters. */
export const maxQueryLength = 64;
