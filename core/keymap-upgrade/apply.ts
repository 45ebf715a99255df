import type { Change, Replacement } from './types.ts';

/** The text with these changes made, each whole or not at all. Everything outside of their replacements stays byte for byte. */
export function applyChanges(text: string, changes: readonly Pick<Change, 'replacements'>[]): string {
  const replacements = withoutOverlaps(changes).flatMap((change) => change.replacements);
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to, insert } of replacements.sort((a, b) => a.from - b.from || a.to - b.to)) {
    pieces.push(text.slice(at, from), insert);
    at = to;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}

/** Drops changes that touch what an earlier one replaces: a binding that goes as a whole needs no new names inside. */
export function withoutOverlaps<C extends Pick<Change, 'replacements'>>(changes: readonly C[]): readonly C[] {
  const sorted = [...changes].sort((a, b) => a.replacements[0].from - b.replacements[0].from || spanOf(b) - spanOf(a));
  const taken: Replacement[] = [];
  return sorted.filter(({ replacements }) => {
    const places = replacements.map((replacement) => placeFor(taken, replacement));
    if (places.includes(null)) return false;
    for (const replacement of replacements) taken.splice(placeFor(taken, replacement) ?? 0, 0, replacement);
    return true;
  });
}

/** Where a replacement goes in a sorted list that has none it overlaps with, or null. */
function placeFor(sorted: readonly Replacement[], { from, to }: Replacement): number | null {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = sorted[middle] as Replacement;
    if (other.from < from || (other.from === from && other.to <= to)) low = middle + 1;
    else high = middle;
  }
  const before = sorted[low - 1];
  const after = sorted[low];
  const overlaps = (other: Replacement): boolean =>
    (other.from < to && from < other.to) || (from < to && from === other.from && to === other.to);
  return (before && overlaps(before)) || (after && overlaps(after)) ? null : low;
}

const spanOf = ({ replacements }: Pick<Change, 'replacements'>): number =>
  (replacements.at(-1) as Replacement).to - replacements[0].from;
