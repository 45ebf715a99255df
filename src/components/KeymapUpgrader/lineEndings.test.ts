import { expect, it } from 'vitest';
import { applyEdit, toLf } from './lineEndings';

const mixed = 'one\r\ntwo\nthree\r\nfour\n';

it.each([
  ['typing a letter', 'one\ntwo!\nthree\nfour\n', 'one\r\ntwo!\nthree\r\nfour\n'],
  ['adding a line', 'one\ntwo\nnew\nthree\nfour\n', 'one\r\ntwo\nnew\r\nthree\r\nfour\n'],
  ['removing a line', 'one\nthree\nfour\n', 'one\r\nthree\r\nfour\n'],
  ['removing everything', '', ''],
  ['changing nothing', toLf(mixed), mixed],
])('%s keeps the line endings of other lines', (_, edited, expected) => {
  expect(applyEdit(mixed, edited)).toBe(expected);
});

it('a file with LF line endings needs no conversion', () => {
  expect(applyEdit('a\nb', 'a\nc\nb')).toBe('a\nc\nb');
});
