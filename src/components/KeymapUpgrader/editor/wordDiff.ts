import { Change, diff } from '@codemirror/merge';

/** Limits the work per diff, so that typing in a large file stays smooth. */
const limits = { scanLimit: 5000, timeout: 100 };

/** Devicetree names may contain dashes. */
const isNameCharacter = (character: string | undefined): boolean => character !== undefined && /[\w-]/.test(character);

/** A diff of whole names, which doesn't match single letters of `M_VOLU` and `C_VOL_UP`. */
export function diffWords(a: string, b: string): readonly Change[] {
  const found = diff(a, b, limits);
  const changes: Change[] = [];
  found.forEach(({ fromA, toA, fromB, toB }, at) => {
    const last = changes.at(-1);
    // The text between two changes is the same on both sides, so both can be extended by the same length.
    const roomBefore = fromA - (last?.toA ?? 0);
    const roomAfter = (found[at + 1]?.fromA ?? a.length) - toA;
    let before = 0;
    if (isNameCharacter(a[fromA]) || isNameCharacter(b[fromB])) {
      while (before < roomBefore && isNameCharacter(a[fromA - before - 1])) before++;
    }
    let after = 0;
    if (isNameCharacter(a[toA - 1]) || isNameCharacter(b[toB - 1])) {
      while (after < roomAfter && isNameCharacter(a[toA + after])) after++;
    }
    if (last && before === roomBefore) {
      changes[changes.length - 1] = new Change(last.fromA, toA + after, last.fromB, toB + after);
    } else changes.push(new Change(fromA - before, toA + after, fromB - before, toB + after));
  });
  return changes;
}
