import { postingsOf, type SearchIndex } from '../indexing/index.ts';

/**
 * Splits "capsword" into "caps" and "word", as close to the middle as possible. Both have to be words of the site; if one
 * is very short, they also have to be next to each other somewhere.
 */
export function splitInTwo(index: SearchIndex, whole: string): readonly string[] {
  if (!/^[a-z]{6,}$/.test(whole)) return [];
  const { lexicon } = index;
  let best: readonly string[] = [];
  for (let at = 2; at <= whole.length - 2; at += 1) {
    const halves = [whole.slice(0, at), whole.slice(at)] as const;
    if (!halves.every((half) => lexicon.surfacesOf(half).some(({ share }) => share === 1))) continue;
    if (halves.some((half) => half.length < 3) && !areAdjacent(index, ...halves)) continue;
    if (best.length === 0 || Math.abs(at - whole.length / 2) < Math.abs((best[0]?.length ?? 0) - whole.length / 2))
      best = halves;
  }
  return best;
}

/** Whether the first word is directly followed by the second anywhere on the site. */
function areAdjacent(index: SearchIndex, first: string, second: string): boolean {
  const { lexicon, tokens } = index;
  const secondSurfaces = new Set(lexicon.surfacesOf(second).map(({ surface }) => surface));
  return lexicon
    .surfacesOf(first)
    .some(({ surface }) => postingsOf(index, surface).some((at) => secondSurfaces.has(tokens[at + 1] ?? -1)));
}
