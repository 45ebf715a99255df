import { stopWords } from '../vocabulary/index.ts';
import { isWord } from '../words/index.ts';

type Blocks = Readonly<{ tokens: Uint32Array; blockStart: Uint32Array; blockSection: Uint32Array }>;

/** Inverts blocks of tokens: the places of each written form, how rare it is, and how long each section is. */
export function invert({ tokens, blockStart, blockSection }: Blocks, surfaces: readonly string[], pageOf: Uint32Array) {
  const starts = new Uint32Array(surfaces.length + 1);
  for (const token of tokens) starts[token + 1] = (starts[token + 1] ?? 0) + 1;
  for (let surface = 0; surface < surfaces.length; surface += 1) {
    starts[surface + 1] = (starts[surface + 1] ?? 0) + (starts[surface] ?? 0);
  }
  const fill = starts.slice();
  const positions = new Uint32Array(tokens.length);
  const blockOf = new Uint32Array(tokens.length);
  const pagesWith = new Uint32Array(surfaces.length);
  const lastPage = new Int32Array(surfaces.length).fill(-1);
  const relativeLength = new Float32Array(pageOf.length);
  for (let block = 0; block < blockSection.length; block += 1) {
    const section = blockSection[block] ?? 0;
    const page = pageOf[section] ?? 0;
    const end = blockStart[block + 1] ?? 0;
    relativeLength[section] = (relativeLength[section] ?? 0) + end - (blockStart[block] ?? 0);
    for (let at = blockStart[block] ?? 0; at < end; at += 1) {
      const token = tokens[at] ?? 0;
      blockOf[at] = block;
      positions[fill[token] ?? 0] = at;
      fill[token] = (fill[token] ?? 0) + 1;
      if (lastPage[token] !== page) {
        lastPage[token] = page;
        pagesWith[token] = (pagesWith[token] ?? 0) + 1;
      }
    }
  }
  const average = tokens.length / Math.max(1, pageOf.length);
  for (let section = 0; section < relativeLength.length; section += 1)
    relativeLength[section] = (relativeLength[section] ?? 0) / average;
  const pageCount = (pageOf.at(-1) ?? 0) + 1;
  const surfaceWeight = Float32Array.from(surfaces, (text, surface) =>
    !isWord(text) || stopWords.has(text.toLowerCase())
      ? 0
      : Math.log(1 + (pageCount + 0.5) / ((pagesWith[surface] ?? 0) + 0.5)),
  );
  return { starts, positions, blockOf, relativeLength, surfaceWeight };
}
