/** Characters that a search field takes, as many as that of the dialog (DocSearch). */
export const longestQuery = 64;
