import { Change, diff } from '@codemirror/merge';

/** A diff that is merely good is enough, and must not hold up typing in a large file. */
const limits = { scanLimit: 5000, timeout: 100 };

/** What names in devicetree are made of. A dash is part of them. */
const isNamePart = (character: string | undefined): boolean => character !== undefined && /[\w-]/.test(character);

/** What differs, in whole names: `M_VOLU` became `C_VOL_UP`, and not its `M` a `C` and something further on. */
export function diffOfWords(a: string, b: string): readonly Change[] {
  const found = diff(a, b, limits);
  const changes: Change[] = [];
  found.forEach(({ fromA, toA, fromB, toB }, at) => {
    const last = changes.at(-1);
    // The text between two changes is the same on both sides: what is walked on one is walked on the other.
    const roomBefore = fromA - (last?.toA ?? 0);
    const roomAfter = (found[at + 1]?.fromA ?? a.length) - toA;
    let before = 0;
    if (isNamePart(a[fromA]) || isNamePart(b[fromB])) {
      while (before < roomBefore && isNamePart(a[fromA - before - 1])) before++;
    }
    let after = 0;
    if (isNamePart(a[toA - 1]) || isNamePart(b[toB - 1])) {
      while (after < roomAfter && isNamePart(a[toA + after])) after++;
    }
    if (last && before === roomBefore) {
      changes[changes.length - 1] = new Change(last.fromA, toA + after, last.fromB, toB + after);
    } else changes.push(new Change(fromA - before, toA + after, fromB - before, toB + after));
  });
  return changes;
}
