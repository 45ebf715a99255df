import { firstEndingAfter } from './spans.ts';
import type { Directive, Span } from './syntax.ts';

/** A definition is valid from its `#define` to the next one, or to the `#undef`. */
type Meaning = Span & { to: number; readonly macro: Directive };

/** The macros of a file, and where in it each is defined. */
export class Definitions {
  readonly #meanings = new Map<string, Meaning[]>();

  define(name: string, macro: Directive, from: number): void {
    this.undefine(name, from);
    const meanings = this.#meanings.get(name) ?? [];
    meanings.push({ macro, from, to: Infinity });
    this.#meanings.set(name, meanings);
  }

  undefine(name: string, from: number): void {
    const last = this.#meanings.get(name)?.at(-1);
    if (last) last.to = Math.min(last.to, from);
  }

  find(name: string, offset: number): Directive | undefined {
    const meanings = this.#meanings.get(name);
    const meaning = meanings && firstEndingAfter(meanings, offset);
    return meaning && meaning.from <= offset ? meaning.macro : undefined;
  }
}
