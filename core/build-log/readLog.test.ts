import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { logRules, readLog, readLogPlaces } from './index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const before = ['-- west build: generating a build system', '-- Board: nice_nano_v2', 'warning: something harmless'];
const after = [
  'CMake Error at dts.cmake:295 (message):',
  'FATAL ERROR: command exited with status 1',
  'Error: Process completed with exit code 1.',
];

describe.each(logRules.map((rule) => [rule.id, rule] as const))('rule %s', (id, { example, docs }) => {
  it('matches its example in a plain log and returns the line number', () => {
    expect(readLog([...before, example, ...after].join('\n'))).toMatchObject({
      kind: 'known',
      answer: { id, logLine: 4 },
    });
  });

  it("matches its example with GitHub's timestamps and colors", () => {
    const fromGithub = [...before, example, ...after].map(
      (line) => `2025-03-01T10:20:30.1234567Z \u001b[31m${line}\u001b[0m`,
    );
    expect(readLog(fromGithub.join('\r\n'))).toMatchObject({ kind: 'known', answer: { id, logLine: 4 } });
  });

  it('links to a section that exists', () => {
    const [page = '', anchor] = docs.split('#');
    const text = fs.readFileSync(path.join(root, `${page}.mdx`), 'utf8');
    if (anchor) expect(text).toContain(`{#${anchor}}`);
  });
});

describe('readLog', () => {
  it('returns the file and line of the error', () => {
    const line =
      "devicetree error: /__w/zmk-config/zmk-config/config/corne.keymap:31 (column 12): parse error: expected ';' or ','";
    expect(readLog(line)).toMatchObject({ answer: { place: { file: 'config/corne.keymap', line: 31 } } });
  });

  it('returns the lines that look like errors if no rule matches', () => {
    expect(readLog(['a', 'collect2: error: ld returned 1 exit status', ...after].join('\n'))).toEqual({
      kind: 'unknown',
      suspiciousLines: [{ logLine: 2, text: 'collect2: error: ld returned 1 exit status' }],
    });
  });

  it('explains an unreadable list of builds with a build.yaml that is empty or not valid', () => {
    const line = "Error reading JToken from JsonReader. Path '', line 0, position 0.";
    expect(readLog(line)).toMatchObject({ answer: { cause: "build.yaml has no entries or isn't valid YAML." } });
  });

  it('prefers an error to a warning that successful builds have too', () => {
    const warning = "warning: ZMK_SLEEP (defined at app/Kconfig:1) was assigned the value 'y' but got the value 'n'";
    const error = "ld: region `FLASH' overflowed by 5132 bytes";
    expect(readLog(`${warning}\n${error}`)).toMatchObject({ answer: { id: 'too-large', logLine: 2 } });
    expect(readLog(warning)).toMatchObject({ answer: { id: 'option-ignored' } });
  });

  it('prefers the line that says how much is over', () => {
    const section = "ld: zmk.elf section `.text' will not fit in region `FLASH'";
    const overflow = "ld: region `FLASH' overflowed by 5132 bytes";
    const rest = 'collect2: error: ld returned 1 exit status';
    expect(readLog(`${section}\n${overflow}\n${rest}`)).toMatchObject({ answer: { id: 'too-large', logLine: 2 } });
    expect(readLog(`${section}\n${rest}`)).toMatchObject({ answer: { id: 'too-large-section', logLine: 1 } });
  });

  it('lists every place that the errors of several builds name', () => {
    const error = (line: number) =>
      `devicetree error: /w/config/a.keymap:${line} (column 5): parse error: expected number or parenthesized expression`;
    const places = readLogPlaces([error(3), error(3), 'harmless', error(9)].join('\n'));
    expect(places.map(({ place, logLine }) => [place?.line, logLine])).toEqual([
      [3, 2],
      [9, 4],
    ]);
  });

  it('finds no error in a log without one', () => {
    expect(readLog(before.slice(0, 2).join('\n'))).toEqual({ kind: 'no-error' });
    expect(readLog('')).toEqual({ kind: 'no-error' });
  });
});
