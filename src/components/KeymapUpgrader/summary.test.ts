import { expect, it } from 'vitest';
import { checkFiles } from './checkFiles';
import { countsOf } from './counts';
import { causeIn, summarize } from './summary';
import type { SourceFile } from '@site/src/files/readFiles';

const outcome = (files: readonly SourceFile[], rejected: readonly string[] = []) => {
  const { reports } = checkFiles(files);
  return summarize(
    files.map(({ name }, index) => ({
      name,
      counts: countsOf(reports[index], new Set(rejected)),
      cause: causeIn(reports[index]),
    })),
    files.every(({ text }) => text === ''),
  );
};
const lone = (text: string): readonly SourceFile[] => [{ name: 'my.keymap', text }];

it.each([
  ['', [], /^Nothing to check yet/, 'plain'],
  ['/ { };', [], /^Nothing to do/, 'good'],
  ['&reset { };', [], /^No errors\. 1 name is out of date\.$/, 'plain'],
  ['&mt { global-quick-tap; };', [], /^No errors\. No old names, 1 place to look at yourself\.$/, 'plain'],
  [
    '&reset { };\n&cp { };\n&mt { global-quick-tap; }',
    ['behavior &cp 1'],
    /^1 error: this will not build\. 2 names are out of date, 1 of them rejected, 1 place to look at yourself\.$/,
    'bad',
  ],
] as const)('sums up the keymap %j', (text, rejected, sentence, tone) => {
  expect(outcome(lone(text), rejected)).toMatchObject({ sentence: expect.stringMatching(sentence) as string, tone });
});

it('sums up several files together', () => {
  expect(outcome([...lone('/ { }'), { name: 'a.conf', text: 'CONFIG_ZMK_SLEEP=Yes' }]).sentence).toMatch(
    /^2 errors in 2 files: this will not build\./,
  );
});

it.each([
  [
    "devicetree error: /a.keymap:3 (column 5): parse error: expected ';' or ','",
    /^This build failed\. A semicolon is missing.* It’s in a\.keymap, line 3\. Add ;/,
  ],
  ['collect2: error: ld returned 1', /doesn’t recognize/],
  ['all is well', /no error/],
])('sums up the log %j', (text, sentence) => {
  expect(outcome([{ name: 'log.txt', text }]).sentence).toMatch(sentence);
});
