import { compile, patternsOf, wordsOf } from './textFilter.ts';

/** Returns how many words of the query a text contains. */
export function wordCounter(query: string): (text: string) => number {
  const patterns = patternsOf(query);
  return (text) => patterns.filter((pattern) => pattern.test(text)).length;
}

/** The first word of the query that isn't a valid regular expression. */
export const invalidPattern = (query: string): string | undefined => wordsOf(query).find((word) => !compile(word));

/** Words that say what to do with an option, not which one. */
const filler =
  /(?<!\S)(?:(?:turn|switch)(?:es|s)?(?: on| off)?|enable|disable|set|change|make|how|what|many|much|number|too|do|can|i|is|it|this|with|any|want|to|the|my|a|of|on|at|for|from|in|key|option)(?!\S)/gi;

/** The query without words such as "enable", unless it has no others. */
export const withoutFiller = (query: string): string => query.replace(filler, ' ').trim() || query;
