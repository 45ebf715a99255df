import { expect, it } from 'vitest';
import { checkFiles, repairFiles } from './checkFiles';
import { examples } from './examples';
import type { SourceFile } from '@site/src/userFiles/readFiles';
import { isChange, type FileReport } from './types';

function reportOn(file: SourceFile): FileReport {
  const [report] = checkFiles([file]).reports;
  if (!report) throw new Error('There is no report.');
  return report;
}

it('reports the line of each change and finding, and numbers equal changes to tell them apart', () => {
  const report = reportOn({ name: 'my.keymap', text: '&reset { };\n&reset { };\n&mt { global-quick-tap; }\n' });
  if (report.status !== 'done') throw new Error(report.reason);
  expect(report.findings.filter(isChange).map(({ place, key }) => [place.line, key])).toEqual([
    [1, 'behavior &reset 1'],
    [2, 'behavior &reset 2'],
  ]);
  expect(report.findings.flatMap((one) => (isChange(one) ? [] : [[one.severity, one.place]]))).toEqual([
    ['note', { line: 3, column: 7 }],
    ['error', { line: 3, column: 26 }],
  ]);
});

it('refuses a file that is not text', () => {
  expect(reportOn({ name: 'my.keymap', text: 'a\0b' }).status).toBe('refused');
});

it.each(Object.entries(examples))('finds something in the example "%s"', (_, files) => {
  const { reports } = checkFiles(files);
  const all = reports.flatMap((report) => (report.status === 'done' ? report.findings : []));
  expect(all.length).toBeGreaterThan(0);
});

it('finds errors in every example, but in the old keymap only the two behaviors that were removed', () => {
  const errors = (files: readonly SourceFile[]) =>
    checkFiles(files).reports.flatMap((report) =>
      report.status === 'done' ? report.findings.filter(({ severity }) => severity === 'error') : [],
    ).length;
  expect(errors(examples.old)).toBe(2);
  expect(errors(examples.broken)).toBeGreaterThan(5);
  expect(errors(examples.configuration)).toBeGreaterThan(2);
  expect(errors(examples.log)).toBe(1);
});

it('links a log to the file it names, if that file is open', () => {
  const { reports } = checkFiles([...examples.log, ...examples.configuration]);
  expect(reports[0]).toMatchObject({
    findings: [{ severity: 'error', place: { line: 6 }, jumpTo: { name: 'config/corne.keymap', line: 23 } }],
  });
});

it('upgrades to the chosen release, or else to the one in west.yml', () => {
  const { reports, target } = checkFiles(examples.configuration);
  const changesIn = (list: readonly FileReport[]) =>
    list.flatMap((report) => (report.status === 'done' ? report.findings.map(({ change }) => change?.after) : []));
  expect(target).toBe('v0.3');
  expect(changesIn(reports)).toContain('v0.3');
  expect(changesIn(checkFiles(examples.configuration, 'main').reports)).toContain('nice_nano//zmk');
});

it('counts the errors that are left after the upgrade', () => {
  const errorsLeft = (text: string) => checkFiles([{ name: 'my.keymap', text }]).errorsLeft;
  expect(checkFiles(examples.old).errorsLeft).toBe(0);
  expect(errorsLeft('&reset { };\n/ { a = <1> };\n')).toBe(1);
  expect(errorsLeft('&reset { };\n')).toBeNull();
  expect(errorsLeft('/ { a = <1> };\n')).toBeNull();
});

it('fixes everything that is safe to fix, except what was rejected', () => {
  const files = [
    { name: 'my.keymap', text: '&reset { };\n&reset { };\n/ { a = <1> };\n' },
    { name: 'my.conf', text: 'CONFIG_ZMK_SLEEP=Yes\n' },
    { name: 'log.txt', text: 'error\n' },
  ];
  const fixed = (fixAllBut = {}) =>
    repairFiles({ id: 1, files, target: null, fixAllBut }).files.map(({ text }) => text);
  expect(fixed()).toEqual(['&sys_reset { };\n&sys_reset { };\n/ { a = <1>; };\n', 'CONFIG_ZMK_SLEEP=y\n', 'error\n']);
  expect(fixed({ 'my.keymap': ['behavior &reset 2'] })[0]).toBe('&sys_reset { };\n&reset { };\n/ { a = <1>; };\n');
});

it('shows each error of a log in the file and line that it names, unless a check found it already', () => {
  const log = (line: number, error: string) => ({
    name: 'log.txt',
    text: `devicetree error: /__w/zmk/zmk/config/my.keymap:${line} (column 3): ${error}\n`,
  });
  const keymap = { name: 'config/my.keymap', text: '/ {\n  a = <1>;\n  b = <&one>;\n};\n' };
  const found = (logFile: SourceFile) => {
    const [, report] = checkFiles([logFile, keymap]).reports;
    return report?.status === 'done'
      ? report.findings.flatMap(({ rule, severity, place, message }) =>
          rule === 'log' ? [[severity, place.line, message]] : [],
        )
      : [];
  };
  expect(found(log(2, "parse error: expected ';' or ','"))).toEqual([
    ['error', 2, expect.stringMatching(/^The build failed here\. A ; or < is missing\./)],
  ]);
  expect(found(log(3, "undefined node label 'two'"))).toEqual([
    ['note', 3, expect.stringContaining('The text there has changed since.')],
  ]);
  const broken = { ...keymap, text: keymap.text.replace('1>;', '1>') };
  const { reports } = checkFiles([log(2, "parse error: expected ';' or ','"), broken]);
  expect(reports[1]).toMatchObject({ findings: [{ rule: 'syntax' }] });
});
