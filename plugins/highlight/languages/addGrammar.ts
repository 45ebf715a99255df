import type { Refractor } from 'refractor/core';

/** Adds a grammar of our own to Prism. refractor hides the table that its grammars write to from its types. */
export function addGrammar(prism: Refractor, name: string, grammar: Readonly<Record<string, unknown>>): void {
  (prism as unknown as { languages: Record<string, unknown> }).languages[name] = grammar;
}
