import type { Clause, Word } from './clause.ts';

/** Names that are in most samples, and values that differ from reader to reader. */
const commonInCode =
  /^(?:compatible|bindings|status|okay|label|chosen|#?include|#?binding-cells|board|shield|snippet|cmake-args|\w|\d+)$/;
const codePattern = /[&=<>{};]|^[\s-]*[a-z-]+: /;
const parameterFactor = 0.25;

/** Lowers the importance of parameters and values in pasted code: readers ask about the behavior or property. */
export function weighCode(query: string, clauses: ReadonlyMap<Word, readonly Clause[]>): void {
  const words = [...clauses.keys()];
  if (!codePattern.test(query) || words.length < 2) return;
  const hasBehavior = words.some(({ text }) => text.startsWith('&'));
  const isParameter = (text: string) =>
    (hasBehavior && /^[A-Z][A-Z0-9_]*$/.test(text)) || commonInCode.test(text.toLowerCase());
  for (const [{ text }, list] of clauses)
    if (isParameter(text)) for (const clause of list) clause.importance *= parameterFactor;
}
