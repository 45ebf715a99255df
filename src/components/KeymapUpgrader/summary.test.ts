import { expect, it } from 'vitest';
import { checkFiles } from './checkFiles';
import { examples } from './examples';
import { createOpenFile } from './openFile';
import { summarize } from './summary';
import type { SourceFile } from '@site/src/userFiles/readFiles';

const outcome = (files: readonly SourceFile[], rejected: readonly string[] = []) => {
  const { reports, errorsLeft } = checkFiles(files);
  const openFiles = files.map((file, index) => createOpenFile(file, reports[index] ?? null, new Set(rejected)));
  const { verdict, details = '', tone } = summarize(openFiles, reports[0] ?? null, errorsLeft);
  return { sentence: `${verdict} ${details}`.trim(), tone };
};
const lone = (text: string): readonly SourceFile[] => [{ name: 'my.keymap', text }];

it.each([
  ['', [], /^Nothing to check yet/, 'plain'],
  ['/ { };', [], /^Nothing to do/, 'good'],
  ['/ { a { } };', [], /^1 error: this will not build\.$/, 'bad'],
  ['{"layers": [["KC_A"]]}', [], /^This is a QMK, VIA, or Vial keymap/, 'bad'],
  ['&reset { };', [], /^No errors\. 1 name is out of date\.$/, 'plain'],
  ['&mt { global-quick-tap; };', [], /^No errors\. No old names, 1 note\.$/, 'plain'],
  [
    '&reset { };\n&cp { };\n&mt { global-quick-tap; }',
    ['behavior &cp 1'],
    /^1 error: this will not build\. 2 names are out of date, 1 of them rejected, 1 note\.$/,
    'bad',
  ],
] as const)('sums up the keymap %j', (text, rejected, sentence, tone) => {
  expect(outcome(lone(text), rejected)).toMatchObject({ sentence: expect.stringMatching(sentence) as string, tone });
});

it('says that the only error was dismissed, not that there are no problems', () => {
  const text = '/ { a { } };';
  const [report] = checkFiles(lone(text)).reports;
  const keys = report?.status === 'done' ? report.findings.map(({ key }) => key) : [];
  expect(outcome(lone(text), keys)).toEqual({
    sentence: 'Nothing else found. You dismissed 1 finding.',
    tone: 'plain',
  });
});

it('sums up several files together', () => {
  expect(outcome([...lone('/ { }'), { name: 'a.conf', text: 'CONFIG_ZMK_SLEEP=Yes' }]).sentence).toMatch(
    /^2 errors in 2 files: this will not build\./,
  );
});

it.each([
  [
    "devicetree error: /a.keymap:3 (column 5): parse error: expected ';' or ','",
    /^This build failed\. A ; or < is missing.* It’s in a\.keymap, line 3\. Add ;/,
  ],
  ['collect2: error: ld returned 1', /doesn’t recognize/],
  ['all is well', /no error/],
])('sums up the log %j', (text, sentence) => {
  expect(outcome([{ name: 'log.txt', text }]).sentence).toMatch(sentence);
});

it('says which errors the upgrade fixes, unless a change is rejected', () => {
  expect(outcome(examples.old).sentence).toBe(
    '2 errors: this will not build. The upgrade fixes both. 24 names are out of date.',
  );
  expect(outcome(lone(`${examples.old[0].text}/ { a = <1> };\n`)).sentence).toContain('The upgrade fixes 2 of them.');
  expect(outcome(examples.old, ['behavior &reset 1']).sentence).not.toContain('fixes');
});
