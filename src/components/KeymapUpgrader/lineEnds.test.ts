import { expect, it } from 'vitest';
import { applyEdit, withLf } from './lineEnds';

const mixed = 'one\r\ntwo\nthree\r\nfour\n';

it.each([
  ['a letter typed', 'one\ntwo!\nthree\nfour\n', 'one\r\ntwo!\nthree\r\nfour\n'],
  ['a new line', 'one\ntwo\nnew\nthree\nfour\n', 'one\r\ntwo\nnew\r\nthree\r\nfour\n'],
  ['a line removed', 'one\nthree\nfour\n', 'one\r\nthree\r\nfour\n'],
  ['everything removed', '', ''],
  ['nothing', withLf(mixed), mixed],
])('keeps the line ends of other lines: %s', (_, edited, expected) => {
  expect(applyEdit(mixed, edited)).toBe(expected);
});

it('keeps a file with LF as it is typed', () => {
  expect(applyEdit('a\nb', 'a\nc\nb')).toBe('a\nc\nb');
});
