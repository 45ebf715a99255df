import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runDoctor } from './run.ts';

const old = '/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp NUM_1>; }; }; };\r\n';
const now = old.replace('NUM_1', 'N1');
let folder = '';
const file = (name: string) => path.join(folder, name);
const put = (name: string, content: string | Uint8Array) => {
  fs.mkdirSync(path.dirname(file(name)), { recursive: true });
  fs.writeFileSync(file(name), content);
  return file(name);
};
const call = (...args: readonly string[]) => {
  let out = '';
  let err = '';
  const code = runDoctor(['upgrade', ...args], '1.2.3', {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return { code, out, err };
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keymap-upgrade-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

describe('one file', () => {
  it('is printed upgraded, with the reasons on standard error', () => {
    const { code, out, err } = call(put('a.keymap', old));
    expect([code, out]).toEqual([0, now]);
    expect(err).toContain('a.keymap:1:61: NUM_1 → N1. The key code NUM_1 is now called N1.');
    expect(fs.readFileSync(file('a.keymap'), 'utf8')).toBe(old);
  });

  it('is not changed by --check, which exits with 1 if an upgrade would change it', () => {
    expect(call('--check', put('a.keymap', old)).code).toBe(1);
    expect(fs.readFileSync(file('a.keymap'), 'utf8')).toBe(old);
    expect(call('--check', put('b.keymap', now))).toEqual({ code: 0, out: '1 file: nothing to change.\n', err: '' });
    expect(call('--check', put('a.keymap', old)).out).toContain('1 file: 1 change.');
  });

  it('fails --check if it is not valid devicetree', () => {
    const { code, out } = call('--check', put('c.keymap', now.replace('};', '}')));
    expect(code).toBe(1);
    expect(out).toContain('Syntax: ');
    expect(out).toContain('1 file: nothing to change, 1 syntax error.');
  });

  it('keeps its mode, line endings, byte order mark, and symbolic links with --write', () => {
    put('a.keymap', `\ufeff${old}`);
    fs.chmodSync(file('a.keymap'), 0o640);
    fs.symlinkSync(file('a.keymap'), file('link.keymap'));
    expect(call('--write', file('link.keymap')).code).toBe(0);
    expect(fs.readFileSync(file('a.keymap'), 'utf8')).toBe(`\ufeff${now}`);
    expect(fs.statSync(file('a.keymap')).mode & 0o777).toBe(0o640);
    expect(fs.lstatSync(file('link.keymap')).isSymbolicLink()).toBe(true);
    expect(fs.readdirSync(folder).sort()).toEqual(['a.keymap', 'link.keymap']);
  });

  it('keeps its owner with --write, if that is allowed', () => {
    const name = put('a.keymap', old);
    const { uid, gid } = fs.statSync(name);
    const chown = vi.spyOn(fs, 'chownSync').mockImplementation(() => {
      throw new Error('EPERM');
    });
    expect(call('--write', name).code).toBe(0);
    expect(chown).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('a.keymap'), uid, gid);
    expect(fs.readFileSync(name, 'utf8')).toBe(now);
  });

  it('is printed as a diff with --diff', () => {
    expect(call('--diff', put('a.keymap', old)).out).toBe(
      `--- ${file('a.keymap')}\n+++ ${file('a.keymap')}\n@@ -1,1 +1,1 @@\n-${old}+${now}`,
    );
  });

  it('is described with --json', () => {
    const [answer] = JSON.parse(call('--json', put('a.keymap', old)).out) as [Record<string, unknown>];
    expect(answer).toMatchObject({
      changed: true,
      changes: [{ rule: 'key-code', before: 'NUM_1', after: 'N1', line: 1, column: 61 }],
    });
  });
});

describe('standard input', () => {
  const fail = (code: string) => () => {
    throw Object.assign(new Error(code), { code });
  };
  const give = (text: string) => (_file: number, buffer: NodeJS.ArrayBufferView) =>
    Buffer.from(buffer.buffer).write(text);

  it('is read again while its pipe has no data', () => {
    vi.spyOn(fs, 'readSync')
      .mockImplementationOnce(give(old.slice(0, 20)))
      .mockImplementationOnce(fail('EAGAIN'))
      .mockImplementationOnce(give(old.slice(20)))
      .mockReturnValueOnce(0);
    expect(call('-')).toMatchObject({ code: 0, out: now });
  });

  it('is reported if it cannot be read', () => {
    vi.spyOn(fs, 'readSync').mockImplementationOnce(fail('EISDIR'));
    expect(call('--check')).toEqual({ code: 2, out: '', err: "Standard input can't be read: EISDIR.\n" });
  });
});

describe('several files and folders', () => {
  it('are all written, and other files and folders left alone', () => {
    put('config/a.keymap', old);
    put('config/deep/b.dtsi', old);
    put('config/c.conf', old);
    put('config/node_modules/d.keymap', old);
    expect(call('--write', file('config')).code).toBe(0);
    expect(
      ['a.keymap', 'deep/b.dtsi', 'c.conf', 'node_modules/d.keymap'].map((name) =>
        fs.readFileSync(file(`config/${name}`), 'utf8'),
      ),
    ).toEqual([now, now, old, old]);
  });

  it('are upgraded to a release with --target', () => {
    put('config/a.keymap', old);
    put('build.yaml', 'include:\n  - board: nice_nano_v2 # mine\n');
    put(
      '.github/workflows/build.yml',
      'jobs:\n  build:\n    uses: zmkfirmware/zmk/.github/workflows/build-user-config.yml@v0.3\n',
    );
    expect(call('--target=main', '--check', folder)).toMatchObject({
      code: 1,
      out: expect.stringContaining('nice_nano_v2 → nice_nano//zmk') as string,
    });
    expect(call('--target=main', '--write', folder).code).toBe(0);
    expect(fs.readFileSync(file('build.yaml'), 'utf8')).toBe('include:\n  - board: nice_nano//zmk # mine\n');
    expect(fs.readFileSync(file('.github/workflows/build.yml'), 'utf8')).toContain('@main');
    expect(fs.readFileSync(file('config/a.keymap'), 'utf8')).toBe(now);
  });

  it('need --check, --diff, --write, or --json', () => {
    expect(call(put('a.keymap', old), put('b.keymap', old)).code).toBe(2);
  });
});

describe('a file that cannot be upgraded', () => {
  it.each([
    ['a.uf2', 'x', 'is built firmware'],
    ['a.conf', 'CONFIG_ZMK_SLEEP=y', 'contains settings'],
    ['a.keymap', new Uint8Array([0xff, 0xfe, 0x2f, 0, 0x20, 0]), 'UTF-16'],
    ['a.keymap', new Uint8Array([0x2f, 0, 0x20, 0, 0x7b, 0, 0x0a, 0, 0x0a, 0]), 'UTF-16'],
    ['a.keymap', new Uint8Array([1, 2, 0, 200, 9, 9, 9, 9, 9]), 'binary'],
    ['a.keymap', new Uint8Array([0x2f, 0xe9, 0x20]), "isn't UTF-8"],
    ['a.keymap', '/ {\r};\r', 'lone carriage return'],
    ['a.keymap', ' '.repeat(5_000_000), '5.0 MB'],
  ])('is rejected with a reason: %s', (name, content, reason) => {
    const { code, out, err } = call('--write', put(name, content));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(reason);
    expect(fs.readFileSync(file(name)).equals(Buffer.from(content as string))).toBe(true);
  });

  it.each([
    ['none.keymap', 'ENOENT'],
    ['a.keymap/none.keymap', 'ENOTDIR'],
  ])('is reported if it does not exist: %s', (name, code) => {
    put('a.keymap', now);
    expect(call('--check', file(name))).toMatchObject({
      code: 2,
      err: `${file(name)} can't be read: it doesn't exist (${code}).\n`,
    });
  });

  it('is reported if it disappears before it is written', () => {
    const name = put('a.keymap', old);
    const read = fs.readFileSync;
    vi.spyOn(fs, 'readFileSync').mockImplementationOnce((...args) => {
      const bytes = read(...args);
      fs.rmSync(name);
      return bytes;
    });
    expect(call('--write', name)).toMatchObject({
      code: 2,
      err: expect.stringContaining("a.keymap can't be written: it doesn't exist (ENOENT)") as string,
    });
  });
});

describe('options', () => {
  it('include --help and --version', () => {
    expect(call('--help').out).toContain('Usage:');
    expect(call('--version').out).toBe('1.2.3\n');
  });

  it.each([[['--no']], [['--check', '--write', 'a']], [['--write']], [['--write', '-']]])(
    'that are unknown, contradict each other, or need a file are rejected: %j',
    (args) => {
      expect(call(...args).code).toBe(2);
    },
  );
});
