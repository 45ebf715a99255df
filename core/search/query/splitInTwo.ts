import { positionsOf, type SearchIndex } from '../indexing/index.ts';

/** "capsword" as "caps" and "word": both halves have to be words of the site, and short halves have to be next to each other there. */
export function splitInTwo(index: SearchIndex, whole: string): readonly string[] {
  if (!/^[a-z]{6,}$/.test(whole)) return [];
  const { lexicon } = index;
  let best: readonly string[] = [];
  for (let at = 2; at <= whole.length - 2; at += 1) {
    const halves = [whole.slice(0, at), whole.slice(at)] as const;
    if (!halves.every((half) => lexicon.uses(half).some(({ share }) => share === 1))) continue;
    if (halves.some((half) => half.length < 3) && !standTogether(index, ...halves)) continue;
    if (best.length === 0 || Math.abs(at - whole.length / 2) < Math.abs((best[0]?.length ?? 0) - whole.length / 2))
      best = halves;
  }
  return best;
}

function standTogether(index: SearchIndex, one: string, other: string): boolean {
  const { lexicon, tokens } = index;
  const wanted = new Set(lexicon.uses(other).map(({ surface }) => surface));
  return lexicon
    .uses(one)
    .some(({ surface }) => positionsOf(index, surface).some((at) => wanted.has(tokens[at + 1] ?? -1)));
}
