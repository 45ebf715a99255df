import type { Change, Replacement } from './types.ts';

/** Applies the changes, each completely or not at all. Text outside of their replacements stays the same byte for byte. */
export function applyChanges(text: string, changes: readonly Pick<Change, 'replacements'>[]): string {
  const replacements = withoutOverlaps(changes).flatMap((change) => change.replacements);
  const output: string[] = [];
  let at = 0;
  for (const { from, to, insert } of replacements.sort((a, b) => a.from - b.from || a.to - b.to)) {
    output.push(text.slice(at, from), insert);
    at = to;
  }
  output.push(text.slice(at));
  return output.join('');
}

/** Drops changes that overlap an earlier one. If a whole binding is replaced, for example, names in it aren't renamed. */
export function withoutOverlaps<C extends Pick<Change, 'replacements'>>(changes: readonly C[]): readonly C[] {
  const sorted = [...changes].sort((a, b) => a.replacements[0].from - b.replacements[0].from || spanOf(b) - spanOf(a));
  const accepted: Replacement[] = [];
  return sorted.filter(({ replacements }) => {
    const indexes = replacements.map((replacement) => insertionIndex(accepted, replacement));
    if (indexes.includes(null)) return false;
    for (const replacement of replacements) accepted.splice(insertionIndex(accepted, replacement) ?? 0, 0, replacement);
    return true;
  });
}

/** The index at which to insert a replacement into a sorted list, or null if it overlaps one in the list. */
function insertionIndex(sorted: readonly Replacement[], { from, to }: Replacement): number | null {
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
