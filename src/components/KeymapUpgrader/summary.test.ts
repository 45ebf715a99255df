import { expect, it } from 'vitest';
import { answersFor } from './answer';
import { countsOf } from './counts';
import { outcomeOf } from './summary';
import type { SourceFile } from './types';

const outcome = (files: readonly SourceFile[], rejected: readonly string[] = []) => {
  const { answers } = answersFor(files);
  return outcomeOf(
    files.map(({ name }, index) => ({ name, counts: countsOf(answers[index], new Set(rejected)) })),
    files.every(({ text }) => text === ''),
  );
};
const lone = (text: string): readonly SourceFile[] => [{ name: 'my.keymap', text }];

it.each([
  ['', [], /^Nothing to look at yet/, 'plain'],
  ['/ { };', [], /^Nothing to do/, 'good'],
  ['&reset { };', [], /^No errors\. 1 name is out of date\.$/, 'plain'],
  ['&mt { global-quick-tap; };', [], /^No errors\. No old names, 1 place to look at yourself\.$/, 'plain'],
  [
    '&reset { };\n&cp { };\n&mt { global-quick-tap; }',
    ['behavior &cp 1'],
    /^1 error: this will not build\. 2 names are out of date, 1 of them rejected, 1 place to look at yourself\.$/,
    'bad',
  ],
] as const)('%j is summed up', (text, rejected, sentence, tone) => {
  expect(outcome(lone(text), rejected)).toMatchObject({ sentence: expect.stringMatching(sentence) as string, tone });
});

it('of several files it is about all of them', () => {
  expect(outcome([...lone('/ { }'), { name: 'a.conf', text: 'nonsense' }]).sentence).toMatch(
    /^2 errors in 2 files: this will not build\./,
  );
});

it.each([
  ["devicetree error: /a.keymap:3 (column 5): parse error: expected ';' or ','", /log says why/],
  ['collect2: error: ld returned 1', /not known here/],
  ['all is well', /no error/],
])('the log %j is summed up', (text, sentence) => {
  expect(outcome([{ name: 'log.txt', text }]).sentence).toMatch(sentence);
});
