import { expect, it } from 'vitest';
import { diffWords } from './wordDiff';

it.each([
  [
    '&cp M_VOLU;',
    '&kp C_VOL_UP;',
    [
      ['cp', 'kp'],
      ['M_VOLU', 'C_VOL_UP'],
    ],
  ],
  ['matrix-transform.h', 'matrix_transform.h', [['matrix-transform', 'matrix_transform']]],
  ['a label = "x"; b', 'a b', [['label = "x"; ', '']]],
  ['', 'new', [['', 'new']]],
  ['same', 'same', []],
])('the diff of %j and %j consists of whole names', (a, b, expected) => {
  const found = diffWords(a, b).map(({ fromA, toA, fromB, toB }) => [a.slice(fromA, toA), b.slice(fromB, toB)]);
  expect(found).toEqual(expected);
});

it('the text between changes is the same on both sides', () => {
  const a = '&kp NUM_1 &kp LARW &mt LCTL A &reset x-y';
  const b = '&kp N1 &kp LEFT &mt LCTRL A &sys_reset x_y';
  let endA = 0;
  let endB = 0;
  for (const { fromA, toA, fromB, toB } of diffWords(a, b)) {
    expect(a.slice(endA, fromA)).toBe(b.slice(endB, fromB));
    endA = toA;
    endB = toB;
  }
  expect(a.slice(endA)).toBe(b.slice(endB));
});
