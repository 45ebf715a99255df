import { expect, test } from 'vitest';
import { changedLines } from './changedLines';

test('the same text has no changed lines, whatever its line endings', () => {
  expect(changedLines('a\nb', 'a\r\nb')).toBe('');
});

test('changed lines are shown with the old ones above, and a gap between those far apart', () => {
  expect(changedLines('a\nb\nc\nd\ne', 'a\nB\nc\nd\nE')).toBe('-b\n+B\n\n-e\n+E');
});

test('added and removed lines are shown alone', () => {
  expect(changedLines('a\nb', 'a\nx\nb')).toBe('+x');
  expect(changedLines('a\nx\nb', 'a\nb')).toBe('-x');
});

test('very long texts are compared as a whole', () => {
  const long = Array.from({ length: 3000 }, (_, index) => `${index}`);
  const other = long.map((line, index) => (index === 0 || index === 2999 ? `${line}!` : line));
  expect(changedLines(long.join('\n'), other.join('\n')).split('\n')).toHaveLength(6000);
});
