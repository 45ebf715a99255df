/** Half of an emoji, where a text was cut: no address can hold it. */
const halfCharacters = /\p{Surrogate}/gu;

export const searchPageUrl = (query: string): string =>
  `/search?q=${encodeURIComponent(query.replace(halfCharacters, ''))}`;
