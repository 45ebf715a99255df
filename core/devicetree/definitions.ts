import type { Macro, Macros } from './expand.ts';
import { firstEndingAfter } from './spans.ts';
import type { Span } from './syntax.ts';

/** What a name means from its `#define` to the next one, or to its `#undef`. */
type Meaning = Span & { to: number; readonly macro: Macro };

/** The macros of a file, each with the part of the file that it is defined in. */
export class Definitions {
  readonly #meanings = new Map<string, Meaning[]>();

  define(name: string, macro: Macro, from: number): void {
    this.undefine(name, from);
    const meanings = this.#meanings.get(name) ?? [];
    meanings.push({ macro, from, to: Infinity });
    this.#meanings.set(name, meanings);
  }

  undefine(name: string, from: number): void {
    const last = this.#meanings.get(name)?.at(-1);
    if (last) last.to = Math.min(last.to, from);
  }

  at(offset: number): Macros {
    return {
      get: (name) => {
        const meaning = firstEndingAfter(this.#meanings.get(name) ?? [], offset);
        return meaning && meaning.from <= offset ? meaning.macro : undefined;
      },
    };
  }
}
