import type { Clause, Word } from './clause.ts';

/** Names that are in most samples, and values that differ from reader to reader. */
const commonInCode =
  /^(?:compatible|bindings|status|okay|label|chosen|#?include|#?binding-cells|board|shield|snippet|cmake-args|\w|\d+)$/;
const codePattern = /[&=<>{};]|^[\s-]*[a-z-]+: /;
const parameterFactor = 0.25;

/** A command and its subcommands, up to the first flag. */
const command = /^\s*(?:[$>]\s+)?([a-z][\w.-]*(?: [a-z][\w-]*)*) (?:-- )?--?[a-z]/i;

/**
 * Lowers the importance of parameters, flags, and values in pasted code: readers ask about the behavior or property, or
 * about the command in a command line.
 */
export function weighCode(query: string, clauses: ReadonlyMap<Word, readonly Clause[]>): void {
  const isParameter = commandParameters(query) ?? codeParameters(query, [...clauses.keys()]);
  for (const [{ text }, list] of clauses)
    if (isParameter?.(text)) for (const clause of list) clause.importance *= parameterFactor;
}

function commandParameters(query: string): ((text: string) => boolean) | undefined {
  const words = command.exec(query)?.[1]?.split(' ');
  return words && ((text) => !words.includes(text));
}

function codeParameters(query: string, words: readonly Word[]): ((text: string) => boolean) | undefined {
  if (!codePattern.test(query) || words.length < 2) return undefined;
  const hasBehavior = words.some(({ text }) => text.startsWith('&'));
  return (text) => (hasBehavior && /^[A-Z][A-Z0-9_]*$/.test(text)) || commonInCode.test(text.toLowerCase());
}
