import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, isOneEdit } from './index.ts';

it.each([
  ['bluetooth', 'bluetooth', 0],
  ['blutooth', 'bluetooth', 1],
  ['bluetoooth', 'bluetooth', 1],
  ['bluetoath', 'bluetooth', 1],
  ['bleutooth', 'bluetooth', 1],
  ['blutoth', 'bluetooth', 2],
  ['keyboard', 'bluetooth', 3],
])('the edit distance from %s to %s is %i', (word, term, edits) => {
  expect(editDistance(word, term, 2)).toBe(edits);
});

it('with prefix, the edit distance ignores the untyped rest of the term', () => {
  expect(editDistance('bleuto', 'bluetooth', 1, true)).toBe(1);
  expect(editDistance('bleuto', 'bluetooth', 1)).toBe(2);
});

it('words of 256 letters or more are never similar, not even to themselves', () => {
  expect(editDistance('a'.repeat(1000), 'a'.repeat(1000), 2)).toBe(3);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

it('the edit distance is symmetric, and 0 only for equal words', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const edits = editDistance(one, other, 8);
      return edits === editDistance(other, one, 8) && (edits === 0) === (one === other);
    }),
  );
});

it('the edit distance of two swapped letters is 1', () => {
  fc.assert(
    fc.property(word, fc.nat(), (letters, at) => {
      fc.pre(letters.length > 1);
      const from = at % (letters.length - 1);
      const swapped =
        letters.slice(0, from) + (letters[from + 1] ?? '') + (letters[from] ?? '') + letters.slice(from + 2);
      return editDistance(letters, swapped, 2) === (letters === swapped ? 0 : 1);
    }),
  );
});

it('isOneEdit agrees with the edit distance', () => {
  fc.assert(
    fc.property(word, word, (one, other) => isOneEdit(one, other) === (editDistance(one, other, 1) === 1)),
    {
      numRuns: 5000,
    },
  );
});
