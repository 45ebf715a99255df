import { compile, escape, patternsOf, wordsOf } from './textFilter.ts';

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

/** Words that say nothing about a topic. In a query that has no exact match, they'd match any row. */
const connecting =
  /(?<!\S)(?:more|than|both|less|few|fewer|all|every|when|while|why|does|doesn['’]t|don['’]t|not|use|using|get|show|have|has|should|need|i|me|one|two|per|by|if|only|with|without|and|or|be|are|as|its|your|which|where|after|before)(?!\S)/gi;

/** What a text has of a query that no text has completely. */
export type Weigher = Readonly<{
  /** The share of the query that the text has, from 0 to 1. Rare words count more than common ones. */
  share: (text: string) => number;
  /** The words of the query that the text has, or lacks. */
  words: (text: string) => Readonly<{ found: readonly string[]; missing: readonly string[] }>;
}>;

/** A word in one row counts about as much as one in this many, and an unknown word isn't the whole topic. */
const minRows = 4;

/** Compares the meaningful words of a query with the start of the words of a text. */
export function wordWeigher(texts: readonly string[], query: string): Weigher {
  const meaningful = query.replace(connecting, ' ').trim() || query;
  const words = wordsOf(meaningful).map((word) => {
    const start = word.length > 4 ? word.replace(/(?<=[^s])s$/, '') : word;
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escape(start)}`, 'iu');
    const letters = word.match(/\p{L}/gu)?.length ?? 0;
    const withWord = texts.filter((text) => pattern.test(text)).length;
    // A number or a single letter isn't a topic.
    const weight = letters < 2 ? 0 : Math.log((texts.length + minRows) / (withWord + minRows));
    return { word, pattern, weight };
  });
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const isIn = (text: string) => words.filter(({ pattern }) => pattern.test(text));
  return {
    share: (text) => (total > 0 ? isIn(text).reduce((sum, { weight }) => sum + weight, 0) / total : 0),
    words: (text) => {
      const found = isIn(text).map(({ word }) => word);
      return { found, missing: words.map(({ word }) => word).filter((word) => !found.includes(word)) };
    },
  };
}
