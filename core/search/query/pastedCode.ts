import type { Slot, Word } from './slot.ts';

/** Names that are in every sample, and values that differ from reader to reader. */
const commonInCode =
  /^(?:compatible|bindings|status|okay|label|chosen|#?include|#?binding-cells|board|shield|snippet|cmake-args|\w|\d+)$/;
const codeSigns = /[&=<>{};]|^[\s-]*[a-z-]+: /;
const parameterWorth = 0.25;

/** A program and what it is to do, before the first flag. */
const command = /^\s*(?:[$>]\s+)?([a-z][\w.-]*(?: [a-z][\w-]*)*) (?:-- )?--?[a-z]/i;

/**
 * Of pasted code, the behavior and the property are what is asked about, of a command line the command; parameters, flags and
 * values only help.
 */
export function weighCode(query: string, slots: ReadonlyMap<Word, readonly Slot[]>): void {
  const isBeside = besideCommand(query) ?? besideNames(query, [...slots.keys()]);
  for (const [{ text }, list] of slots)
    if (isBeside?.(text)) for (const slot of list) slot.importance *= parameterWorth;
}

function besideCommand(query: string): ((text: string) => boolean) | undefined {
  const words = command.exec(query)?.[1]?.split(' ');
  return words && ((text) => !words.includes(text));
}

function besideNames(query: string, words: readonly Word[]): ((text: string) => boolean) | undefined {
  if (!codeSigns.test(query) || words.length < 2) return undefined;
  const hasBehavior = words.some(({ text }) => text.startsWith('&'));
  return (text) => (hasBehavior && /^[A-Z][A-Z0-9_]*$/.test(text)) || commonInCode.test(text.toLowerCase());
}
