import { describe, expect, it } from 'vitest';
import { correctPath, decodeLog, guessName, tooLarge, untitled, validateFile } from './index.ts';

const keymap = '/ { keymap { compatible = "zmk,keymap"; }; };\n';
const log = 'FATAL ERROR: command exited with status 1\n';

it.each([
  ['CONFIG_ZMK_SLEEP=y\n', 'my.conf'],
  ['manifest:\n  projects:\n', 'config/west.yml'],
  ['include:\n  - board: nice_nano_v2\n', 'build.yaml'],
  ['name: Build\njobs:\n', '.github/workflows/build.yml'],
  ['2025-03-01T10:20:30.1Z something\n', 'build-log.txt'],
  ['/ { };\n', 'my.keymap'],
])('pasted as %j, a file is named %s', (text, name) => {
  expect(guessName(untitled, text)).toBe(name);
});

it.each([
  ['config/corne.keymap', keymap, 'config/corne.keymap'],
  ['corne.keymap.txt', '&mt { };\n', 'corne.keymap'],
  ['corne.txt', keymap, 'corne.keymap'],
  ['corne', keymap, 'corne.keymap'],
  ['build.yml', 'jobs:\n', '.github/workflows/build.yml'],
  ['build.yml', 'include:\n', 'build.yml'],
  ['output', log, 'output.txt'],
  ['output.log', log, 'output.log'],
  ['notes.txt', 'all is well', 'notes.txt'],
  ['README.md', '# Mine\n', null],
])('opened as %s with the text %j, a file gets the path %s', (path, text, expected) => {
  expect(correctPath(path, text)).toBe(expected);
});

it('rejects a JSON file as unused rather than misplaced, because keymap editors keep JSON files in configurations', () => {
  expect(validateFile('config/info.json', Buffer.from('{}'))).toEqual({
    ok: false,
    reason: "config/info.json isn't used here. If it's a QMK, VIA, or Vial keymap, write it again as a ZMK keymap.",
  });
});

it('accepts Kconfig.uf2, although firmware files have the same ending', () => {
  const text = 'config BOARD_MINE\n';
  expect(validateFile('boards/arm/mine/Kconfig.uf2', Buffer.from(text), 'configuration')).toEqual({ ok: true, text });
});

describe('bytes', () => {
  const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

  it('of a log are decoded from UTF-8 and UTF-16', () => {
    for (const encoded of [bytes(log), bytes(log, 'utf16le'), bytes(`\ufeff${log}`, 'utf16le')])
      expect(decodeLog(encoded)).toBe(log);
    expect(decodeLog(bytes(`\ufeff${log}`, 'utf16le').swap16())).toBe(log);
  });

  it('of a keymap keep their byte order mark', () => {
    expect(validateFile('a.keymap', bytes(`\ufeff${keymap}`))).toEqual({ ok: true, text: `\ufeff${keymap}` });
  });

  it('have a limit, which is higher for logs', () => {
    expect(tooLarge('a.keymap', 5_000_000)).toBe("a.keymap is too large: it's 5.0 MB, and the limit is 4.0 MB.");
    expect(tooLarge('a.log', 5_000_000)).toBeNull();
    expect(tooLarge('a.log', 25_000_000)).toContain('the limit is 20.0 MB');
  });
});
