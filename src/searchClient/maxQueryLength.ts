/** The most characters that a search field accepts. */
export const maxQueryLength = 64;
