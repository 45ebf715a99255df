export const searchPageUrl = (query: string): string => `/search?q=${encodeURIComponent(query)}`;
