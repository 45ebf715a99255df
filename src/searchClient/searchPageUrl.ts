/** Matches half of an emoji, such as at the end of a shortened text. It can't be encoded in a URL. */
const halfCharacters = /\p{Surrogate}/gu;

export const searchPageUrl = (query: string): string =>
  `/search?q=${encodeURIComponent(query.replace(halfCharacters, ''))}`;
