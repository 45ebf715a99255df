/** How many characters a search field takes. */
export const longestQuery = 64;
