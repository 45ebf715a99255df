import type { Refractor } from 'refractor/core';

/** Adds a grammar to Prism. The types of refractor don't include the table of grammars. */
export function addGrammar(prism: Refractor, name: string, grammar: Readonly<Record<string, unknown>>): void {
  (prism as unknown as { languages: Record<string, unknown> }).languages[name] = grammar;
}
