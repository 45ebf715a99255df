import { expect, test } from 'vitest';
import { writeDocument } from './writeDocument.ts';

test.each([
  [['Shift+H', 'I', 'Space', 'RShift+1', '!'], [{ kind: 'text', text: 'Hi !!' }]],
  [['A', 'B', 'Backspace', 'C'], [{ kind: 'text', text: 'ac' }]],
  [['A', 'Backspace'], []],
  [['Shift+Ü', 'Ü', 'ß'], [{ kind: 'text', text: 'Üüß' }]],
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
