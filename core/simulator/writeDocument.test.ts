import { expect, test } from 'vitest';
import { writeDocument } from './writeDocument.ts';

test.each([
  [['Shift+H', 'I', 'Space', 'RShift+1', '!'], [{ kind: 'text', text: 'Hi !!' }]],
  [['A', 'B', 'Backspace', 'C'], [{ kind: 'text', text: 'ac' }]],
  [['A', 'Backspace'], []],
  [
    ['A', 'Ctrl+C', 'Enter'],
    [
      { kind: 'text', text: 'a' },
      { kind: 'key', chord: 'Ctrl+C' },
      { kind: 'text', text: '\n' },
    ],
  ],
  [['Backspace'], [{ kind: 'key', chord: 'Backspace' }]],
  [
    ['Shift+Tab', '+'],
    [
      { kind: 'key', chord: 'Shift+Tab' },
      { kind: 'text', text: '+' },
    ],
  ],
])('%j becomes %j', (outcome, expected) => {
  expect(writeDocument(outcome)).toEqual(expected);
});

test('what keys type depends on the layout, also with Shift', () => {
  const german = new Map(Object.entries({ Y: 'Z', '[': 'Ü', '-': 'ß', _: '?', '2': '2', '@': '"', 'RAlt+Q': '@' }));
  const outcome = ['Shift+Y', 'Y', 'Shift+[', '[', '-', 'Shift+-', '2', 'Shift+2', '@', 'RAlt+Q', 'Q', 'Shift+3'];
  expect(writeDocument(outcome, german)).toEqual([{ kind: 'text', text: 'ZzÜüß?2""@q#' }]);
});
