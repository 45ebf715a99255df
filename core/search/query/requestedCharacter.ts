const request =
  /^\s*(?:how (?:do|can|to)\b.*?\b)?(?:type|write|enter|get|make|print|press|send)\s+(?:an?\s+|the\s+)?([^\s\w"'?])(?:\s+(?:key|sign|character|letter|symbol))?\s*\??\s*$/iu;

/** The character in a query such as "how do I type é?" */
export const requestedCharacter = (query: string): string | undefined => request.exec(query)?.[1];
