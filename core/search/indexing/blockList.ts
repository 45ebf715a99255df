import { pieces } from '../words/index.ts';
import type { Field } from './searchIndex.ts';

/** Blocks of tokens, one after another; a token is the number of a written form. */
export type BlockList = Readonly<{
  surfaces: readonly string[];
  /** How many there are: the number of the next one. */
  count(): number;
  /** The number of a written form. */
  intern(text: string): number;
  add(kind: Field, section: number, tokens: Iterable<number>): number;
  addText(kind: Field, section: number, text: string): number;
  /** The blocks in the form in which they are searched. */
  packed(): Readonly<{
    tokens: Uint32Array;
    blockField: Uint8Array;
    blockSection: Uint32Array;
    blockStart: Uint32Array;
  }>;
}>;

export function makeBlockList(): BlockList {
  const surfaces: string[] = [];
  const known = new Map<string, number>();
  const tokens: number[] = [];
  const fields: number[] = [];
  const sections: number[] = [];
  const starts: number[] = [];
  const intern = (text: string): number => {
    let id = known.get(text);
    if (id === undefined) {
      id = surfaces.length;
      surfaces.push(text);
      known.set(text, id);
    }
    return id;
  };
  const add = (kind: Field, section: number, list: Iterable<number>): number => {
    starts.push(tokens.length);
    sections.push(section);
    for (const token of list) tokens.push(token);
    return fields.push(kind) - 1;
  };
  return {
    surfaces,
    count: () => fields.length,
    intern,
    add,
    addText: (kind, section, text) => add(kind, section, pieces(text).map(intern)),
    packed: () => ({
      tokens: Uint32Array.from(tokens),
      blockField: Uint8Array.from(fields),
      blockSection: Uint32Array.from(sections),
      blockStart: Uint32Array.from([...starts, tokens.length]),
    }),
  };
}
