import { stopWords } from '../vocabulary/index.ts';
import { isWord } from '../words/index.ts';

type Blocks = Readonly<{ tokens: Uint32Array; blockStart: Uint32Array; blockSection: Uint32Array }>;

/** Computes the postings and weight of each surface, and the length of each section. */
export function invert(
  { tokens, blockStart, blockSection }: Blocks,
  surfaces: readonly string[],
  sectionPage: Uint32Array,
) {
  const postingStart = new Uint32Array(surfaces.length + 1);
  for (const token of tokens) postingStart[token + 1] = (postingStart[token + 1] ?? 0) + 1;
  for (let surface = 0; surface < surfaces.length; surface += 1) {
    postingStart[surface + 1] = (postingStart[surface + 1] ?? 0) + (postingStart[surface] ?? 0);
  }
  const nextPosting = postingStart.slice();
  const postings = new Uint32Array(tokens.length);
  const tokenBlock = new Uint32Array(tokens.length);
  const pagesWith = new Uint32Array(surfaces.length);
  const lastPage = new Int32Array(surfaces.length).fill(-1);
  const relativeLength = new Float32Array(sectionPage.length);
  for (let block = 0; block < blockSection.length; block += 1) {
    const section = blockSection[block] ?? 0;
    const page = sectionPage[section] ?? 0;
    const end = blockStart[block + 1] ?? 0;
    relativeLength[section] = (relativeLength[section] ?? 0) + end - (blockStart[block] ?? 0);
    for (let at = blockStart[block] ?? 0; at < end; at += 1) {
      const token = tokens[at] ?? 0;
      tokenBlock[at] = block;
      postings[nextPosting[token] ?? 0] = at;
      nextPosting[token] = (nextPosting[token] ?? 0) + 1;
      if (lastPage[token] !== page) {
        lastPage[token] = page;
        pagesWith[token] = (pagesWith[token] ?? 0) + 1;
      }
    }
  }
  const average = tokens.length / Math.max(1, sectionPage.length);
  for (let section = 0; section < relativeLength.length; section += 1)
    relativeLength[section] = (relativeLength[section] ?? 0) / average;
  const pageCount = (sectionPage.at(-1) ?? 0) + 1;
  const surfaceWeight = Float32Array.from(surfaces, (text, surface) =>
    !isWord(text) || stopWords.has(text.toLowerCase())
      ? 0
      : Math.log(1 + (pageCount + 0.5) / ((pagesWith[surface] ?? 0) + 0.5)),
  );
  return { postingStart, postings, tokenBlock, relativeLength, surfaceWeight };
}
