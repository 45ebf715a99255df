import { expect, it } from 'vitest';
import { answerFor } from './answer';
import { summarize, toneOf } from './summary';

it.each([
  ['', 0, /^Nothing to look at yet/],
  ['/ { };', 0, /^Nothing to upgrade/],
  ['&reset { };', 0, /^1 change\.$/],
  ['&mt { global-quick-tap; };', 0, /^Nothing was changed, 1 place to look at yourself\.$/],
  [
    '&reset { };\n&cp { };\n&mt { global-quick-tap; }',
    1,
    /^2 changes, 1 of them rejected, 1 place to look at yourself, 1 syntax problem\.$/,
  ],
  ['a\0', 0, /NUL/],
])('%j is summed up', (text, rejected, expected) => {
  expect(summarize(answerFor(text), text === '', rejected)).toMatch(expected);
});

it.each([
  ['', 'plain'],
  ['/ { };', 'good'],
  ['&reset { };', 'plain'],
  ['&mt { global-quick-tap; };', 'plain'],
  ['/ { }', 'plain'],
  ['a\0', 'bad'],
])('%j is %s', (text, tone) => {
  expect(toneOf(answerFor(text), text === '')).toBe(tone);
});
