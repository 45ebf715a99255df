import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { logRules, readLog } from './index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const before = ['-- west build: generating a build system', '-- Board: nice_nano_v2', 'warning: something harmless'];
const after = [
  'CMake Error at dts.cmake:295 (message):',
  'FATAL ERROR: command exited with status 1',
  'Error: Process completed with exit code 1.',
];

describe.each(logRules.map((rule) => [rule.id, rule] as const))('%s', (id, { example, docs }) => {
  it('is found in a plain log, with its line', () => {
    expect(readLog([...before, example, ...after].join('\n'))).toMatchObject({
      kind: 'known',
      answer: { id, logLine: 4 },
    });
  });

  it('is found with the timestamps and colors of GitHub', () => {
    const dressed = [...before, example, ...after].map(
      (line) => `2025-03-01T10:20:30.1234567Z \u001b[31m${line}\u001b[0m`,
    );
    expect(readLog(dressed.join('\r\n'))).toMatchObject({ kind: 'known', answer: { id, logLine: 4 } });
  });

  it('leads to a section that exists', () => {
    const [page = '', anchor] = docs.split('#');
    const text = fs.readFileSync(path.join(root, `${page}.mdx`), 'utf8');
    if (anchor) expect(text).toContain(`{#${anchor}}`);
  });
});

describe('a log', () => {
  it('names the file and the line', () => {
    const line =
      "devicetree error: /__w/zmk-config/zmk-config/config/corne.keymap:31 (column 12): parse error: expected ';' or ','";
    expect(readLog(line)).toMatchObject({ answer: { place: { file: 'config/corne.keymap', line: 31 } } });
  });

  it('that nobody knows gives its most telling lines', () => {
    expect(readLog(['a', 'collect2: error: ld returned 1 exit status', ...after].join('\n'))).toEqual({
      kind: 'unknown',
      telling: [{ logLine: 2, text: 'collect2: error: ld returned 1 exit status' }],
    });
  });

  it('without an error is said to have none', () => {
    expect(readLog(before.slice(0, 2).join('\n'))).toEqual({ kind: 'no-error' });
    expect(readLog('')).toEqual({ kind: 'no-error' });
  });
});
