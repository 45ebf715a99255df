import type { Span } from './syntax.ts';

/** The first of some spans that ends after an offset. They're in source order and don't overlap, which allows a binary search. */
export function firstEndingAfter<S extends Span>(sorted: readonly S[], offset: number): S | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.to ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}
