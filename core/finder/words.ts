import { compile, patternsOf, wordsOf } from './textFilter.ts';

/** Returns how many words of the query a text contains. */
export function wordCounter(query: string): (text: string) => number {
  const patterns = patternsOf(query);
  return (text) => patterns.filter((pattern) => pattern.test(text)).length;
}

/** The first word of the query that isn't a valid regular expression. */
export const invalidPattern = (query: string): string | undefined => wordsOf(query).find((word) => !compile(word));

/** Words that say what to do with an option, not which one. */
const filler = /^(?:enable|disable|turn|set|change|how|what|do|i|is|want|to|the|my|a|of|on|for|option)$/i;

/** The query without words such as "enable", unless it has no others. */
export function withoutFiller(query: string): string {
  const words = query.split(/\s+/).filter((word) => !filler.test(word));
  return words.join(' ') || query;
}
