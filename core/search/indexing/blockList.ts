import { segmentsOf } from '../words/index.ts';
import type { Field } from './searchIndex.ts';

/** Collects the blocks of an index. Blocks are numbered in the order they're added. */
export type BlockList = Readonly<{
  surfaces: readonly string[];
  /** The number of blocks so far. */
  count(): number;
  /** Returns the number of the new block. */
  addText(kind: Field, section: number, text: string): number;
  /** The blocks in the form the index stores them. */
  toArrays(): Readonly<{
    tokens: Uint32Array;
    blockField: Uint8Array;
    blockSection: Uint32Array;
    blockStart: Uint32Array;
  }>;
}>;

export function makeBlockList(): BlockList {
  const surfaces: string[] = [];
  const numbers = new Map<string, number>();
  const tokens: number[] = [];
  const fields: number[] = [];
  const sections: number[] = [];
  const starts: number[] = [];
  /** Returns the number of a surface. */
  const intern = (text: string): number => {
    let id = numbers.get(text);
    if (id === undefined) {
      id = surfaces.length;
      surfaces.push(text);
      numbers.set(text, id);
    }
    return id;
  };
  return {
    surfaces,
    count: () => fields.length,
    addText: (kind, section, text) => {
      starts.push(tokens.length);
      sections.push(section);
      for (const segment of segmentsOf(text)) tokens.push(intern(segment));
      return fields.push(kind) - 1;
    },
    toArrays: () => ({
      tokens: Uint32Array.from(tokens),
      blockField: Uint8Array.from(fields),
      blockSection: Uint32Array.from(sections),
      blockStart: Uint32Array.from([...starts, tokens.length]),
    }),
  };
}
