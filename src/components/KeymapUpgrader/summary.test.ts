import { expect, it } from 'vitest';
import { answerFor } from './answer';
import { summarize, toneOf } from './summary';

it.each([
  ['', 0, /^Nothing to look at yet/],
  ['/ { };', 0, /^Nothing to do/],
  ['&reset { };', 0, /^No errors\. 1 change\.$/],
  ['&mt { global-quick-tap; };', 0, /^No errors\. No old names, 1 place to look at yourself\.$/],
  [
    '&reset { };\n&cp { };\n&mt { global-quick-tap; }',
    1,
    /^1 error: this will not build\. 2 changes, 1 of them rejected, 1 place to look at yourself\.$/,
  ],
  ['a\0', 0, /NUL/],
])('%j is summed up', (text, rejected, expected) => {
  expect(summarize(answerFor({ name: 'my.keymap', text }), text === '', rejected)).toMatch(expected);
});

it.each([
  ['', 'plain'],
  ['/ { };', 'good'],
  ['&reset { };', 'plain'],
  ['&mt { global-quick-tap; };', 'plain'],
  ['/ { }', 'bad'],
  ['a\0', 'bad'],
])('%j is %s', (text, tone) => {
  expect(toneOf(answerFor({ name: 'my.keymap', text }), text === '')).toBe(tone);
});
