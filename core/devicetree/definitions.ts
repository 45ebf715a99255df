import { firstEndingAfter } from './spans.ts';
import type { Directive, Span } from './syntax.ts';

/** A definition of a macro, valid from its `#define` to the next one, or to the `#undef`. */
type Definition = Span & { to: number; readonly macro: Directive };

/** The macros of a file, and where in it each is defined. */
export class Definitions {
  readonly #definitions = new Map<string, Definition[]>();

  define(name: string, macro: Directive, from: number): void {
    this.undefine(name, from);
    const definitions = this.#definitions.get(name) ?? [];
    definitions.push({ macro, from, to: Infinity });
    this.#definitions.set(name, definitions);
  }

  undefine(name: string, from: number): void {
    const last = this.#definitions.get(name)?.at(-1);
    if (last) last.to = Math.min(last.to, from);
  }

  find(name: string, offset: number): Directive | undefined {
    const definitions = this.#definitions.get(name);
    const definition = definitions && firstEndingAfter(definitions, offset);
    return definition && definition.from <= offset ? definition.macro : undefined;
  }
}
