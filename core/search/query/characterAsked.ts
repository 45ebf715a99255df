const request =
  /^\s*(?:how (?:do|can|to)\b.*?\b)?(?:type|write|enter|get|make|print|press|send)\s+(?:an?\s+|the\s+)?([^\s\w"'?])(?:\s+(?:key|sign|character|letter|symbol))?\s*\??\s*$/iu;

/** The one character that a query asks how to type: "how do I type é?" */
export const characterAsked = (query: string): string | undefined => request.exec(query)?.[1];
