import { expect, it } from 'vitest';
import { answerFor } from './answer';

it('places what it found, and gives equal changes keys of their own', () => {
  const answer = answerFor({ name: 'my.keymap', text: '&reset { };\n&reset { };\n&mt { global-quick-tap; }\n' });
  if (answer.status !== 'done') throw new Error(answer.reason);
  expect(answer.changes.map(({ place, key }) => [place.line, key])).toEqual([
    [1, 'behavior &reset 1'],
    [2, 'behavior &reset 2'],
  ]);
  expect(answer.notes.map(({ place }) => place)).toEqual([{ line: 3, column: 7 }]);
  expect(answer.findings.map(({ place }) => place)).toEqual([{ line: 3, column: 26 }]);
});

it('refuses what is no text', () => {
  expect(answerFor({ name: 'my.keymap', text: 'a\0b' }).status).toBe('refused');
});
