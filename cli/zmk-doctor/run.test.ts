import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runDoctor } from './run.ts';

const wrong =
  '#include <behaviors.dtsi>\n/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp KC_ESC>; }; }; };\n';
const right = wrong.replace('KC_ESC', 'ESC');
let folder = '';
const put = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
const call = (...args: readonly string[]) => {
  let [out, err] = ['', ''];
  const code = runDoctor(args, '1.2.3', { out: (text) => void (out += text), err: (text) => void (err += text) });
  return { code, out, err };
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zmk-doctor-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('check', () => {
  it('prints the line, marks the mistake, suggests the fix, and exits with 1', () => {
    const { code, out } = call('check', put('config/a.keymap', wrong));
    expect(code).toBe(1);
    expect(out).toContain('a.keymap:2:61: error: KC_ESC is from QMK. In ZMK, write ESC.');
    expect(out).toContain(`\n    ${' '.repeat(60)}^^^^^^\n    Fix: Change to ESC\n`);
    expect(out).toContain('1 file for v0.3: 1 error, 0 warnings, 0 notes.');
  });

  it('checks a whole folder, and exits with 0 if nothing is wrong', () => {
    put('config/a.keymap', right);
    put('config/a.conf', 'CONFIG_ZMK_SLEEP=y\n');
    expect(call('check', folder)).toEqual({
      code: 0,
      out: '2 files for v0.3: 0 errors, 0 warnings, 0 notes.\n',
      err: '',
    });
    put('config/a.conf', 'CONFIG_ZMK_SLEEP=Yes\n');
    expect(call('check', folder).out).toContain('CONFIG_ZMK_SLEEP must be y or n.');
  });

  it('skips what a local build downloads, and files that are not part of a configuration', () => {
    put('config/a.keymap', right);
    for (const skipped of ['zmk', 'zephyr', 'modules/lib/nanopb', 'build', 'node_modules'])
      put(`${skipped}/b.keymap`, wrong);
    put('README.md', wrong);
    expect(call('check', folder)).toMatchObject({ code: 0, out: '1 file for v0.3: 0 errors, 0 warnings, 0 notes.\n' });
  });

  it('applies fixes with --fix, and names the files', () => {
    const name = put('config/a.keymap', wrong);
    put('config/b.keymap', right);
    expect(call('check', '--fix', folder)).toMatchObject({ code: 0, err: `Fixed ${name}.\n` });
    expect(fs.readFileSync(name, 'utf8')).toBe(right);
  });

  it('also fixes what a fixed syntax error uncovers', () => {
    const layer = wrong.replace('a {', 'a { display-name = "A"');
    const name = put('config/a.keymap', layer);
    expect(call('check', '--fix', folder).code).toBe(0);
    expect(fs.readFileSync(name, 'utf8')).toBe(layer.replace('"A"', '"A";').replace('KC_ESC', 'ESC'));
  });

  it('upgrades a configuration with --target and --fix', () => {
    const name = put('build.yaml', 'include:\n  - board: nice_nano_v2\n    shield: tidbit\n');
    expect(call('check', '--target=main', folder).out).toContain(
      "warning: nice_nano_v2 → nice_nano//zmk. The board's name in main.",
    );
    expect(call('check', '--target', 'main', '--fix', folder).code).toBe(0);
    expect(fs.readFileSync(name, 'utf8')).toContain('board: nice_nano//zmk\n');
  });

  it('prints JSON and SARIF', () => {
    put('config/a.keymap', wrong);
    expect(JSON.parse(call('check', '--json', folder).out)).toMatchObject([
      { rule: 'foreign-name', where: { line: 2, column: 61 } },
    ]);
    expect(JSON.parse(call('check', '--sarif', folder).out)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          columnKind: 'utf16CodeUnits',
          tool: { driver: { name: 'zmk-doctor', rules: [{ id: 'foreign-name' }] } },
          results: [
            {
              ruleId: 'foreign-name',
              level: 'error',
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: expect.stringMatching(/^file:\/\/\/.*\/config\/a\.keymap$/) as string },
                    region: { startLine: 2, startColumn: 61, endLine: 2, endColumn: 67 },
                  },
                },
              ],
            },
          ],
        },
      ],
    });
    expect(call('check', '--json', '--sarif', folder).code).toBe(2);
  });

  it('shows the same findings in the same order as text, JSON, and SARIF', () => {
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
    put('config/a.keymap', wrong.replace('ESC', 'ESC &kp NUM_1 &mo 4 &nothing'));
    put('config/a.conf', 'CONFIG_ZMK_SLEP=y\nCONFIG_ZMK_MOUSE=y\n');
    put('build.yaml', 'include:\n  - board: nice_nano_v2\n    shield: corne\n');
    type Sarif = { runs: [{ results: { ruleId: string; level: string; message: { text: string } }[] }] };
    const [{ results }] = (JSON.parse(call('check', '--sarif', folder).out) as Sarif).runs;
    const fromSarif = results.map(({ level, message, ruleId }) => `${level}: ${message.text} [${ruleId}]`);
    type Json = { severity: string; message: string; rule: string }[];
    const json = JSON.parse(call('check', '--json', folder).out) as Json;
    const fromText = call('check', folder)
      .out.split('\n')
      .flatMap((line) => /^\S.*?:\d+:\d+: (.*)/.exec(line)?.[1] ?? []);
    expect(fromSarif.length).toBeGreaterThan(5);
    expect(json.map(({ severity, message, rule }) => `${severity}: ${message} [${rule}]`)).toEqual(fromSarif);
    expect(fromText).toEqual(fromSarif);
    cwd.mockRestore();
  });

  it('applies every safe fix with --fix --all, and says why the rest remains', () => {
    const name = put('config/a.keymap', wrong.replace('ESC', 'ESC &kp NUM_1 &mo 4'));
    put('config/a.conf', 'CONFIG_ZMK_MOUSE=y\n');
    const { out } = call('check', '--fix', '--all', folder);
    expect(fs.readFileSync(name, 'utf8')).toBe(right.replace('ESC', 'ESC &kp N1 &mo 4'));
    expect(fs.readFileSync(path.join(folder, 'config/a.conf'), 'utf8')).toBe('CONFIG_ZMK_POINTING=y\n');
    expect(out).toContain('Not fixed: ');
    expect(call('check', '--all', folder).err).toContain('--all needs --fix.');
  });

  it('prints with --patch what --fix --all does, as a patch that git applies', () => {
    const texts = [
      ['config/a.keymap', wrong.replace('ESC', 'ESC &kp NUM_1')],
      ['config/no newline.conf', 'CONFIG_ZMK_MOUSE=y\r\n# one\r\nCONFIG_ZMK_SLEEP=Yes'],
      ['config/same.conf', 'CONFIG_ZMK_SLEEP=y\n'],
    ] as const;
    for (const [name, text] of texts) put(name, text);
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const { out, code } = call('check', '--patch', folder);
    cwd.mockRestore();
    expect(code).toBe(0);
    const read = () => texts.map(([name]) => fs.readFileSync(path.join(folder, name), 'utf8'));
    execFileSync('git', ['apply', '-'], { cwd: folder, input: out });
    const patched = read();
    for (const [name, text] of texts) put(name, text);
    call('check', '--fix', '--all', folder);
    expect(patched).toEqual(read());
    expect(patched[0]).toContain('&kp ESC &kp N1');
    expect(out).not.toContain('same.conf');
  });

  it('checks again with --watch when a file changes', async () => {
    const name = put('config/a.keymap', wrong);
    const watching = new AbortController();
    let out = '';
    runDoctor(['check', '--watch', folder], '1.2.3', {
      out: (text) => void (out += text),
      err: () => {},
      signal: watching.signal,
    });
    expect(out).toContain('1 error');
    await new Promise((done) => setTimeout(done, 50));
    fs.writeFileSync(name, right);
    await vi.waitFor(() => expect(out).toContain('0 errors'), { timeout: 5000 });
    watching.abort();
  });

  it('gives files in the current folder as relative addresses in SARIF', () => {
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
    expect(call('check', '--sarif', put('my #1 config/a.keymap', wrong)).out).toContain(
      '"uri": "my%20%231%20config/a.keymap"',
    );
    cwd.mockRestore();
  });

  it('checks the remaining files if one cannot be read', () => {
    put('config/a.keymap', wrong);
    put('config/b.keymap', 'a\0b');
    const { code, out, err } = call('check', folder);
    expect(code).toBe(2);
    expect(err).toContain('b.keymap is a binary file');
    expect(out).toContain('KC_ESC is from QMK');
  });

  it('reports missing files and unknown options', () => {
    expect(call('check', path.join(folder, 'none.keymap'))).toMatchObject({ code: 2, out: '' });
    expect(call('check', '--nonsense')).toMatchObject({ code: 2, err: 'There is no option --nonsense. Try --help.\n' });
    expect(call('check', '--target=v0.2').err).toBe('The target must be v0.3 or main. Try --help.\n');
    expect(call('log', '--target=main').err).toBe('There is no option --target=main. Try --help.\n');
  });
});

describe('log', () => {
  it('prints cause, fix, file and line', () => {
    const name = put(
      'log.txt',
      "2025-03-01T10:20:30.1Z devicetree error: /w/config/a.keymap:31 (column 5): parse error: expected ';' or ','\n",
    );
    const { code, out } = call('log', name);
    expect(code).toBe(0);
    expect(out).toContain('In config/a.keymap, line 31.');
    expect(out).toContain('https://zmk.dev/docs/troubleshooting/building-issues#devicetree-errors');
  });

  it('reads UTF-16, which Windows PowerShell writes', () => {
    const name = path.join(folder, 'log.txt');
    fs.writeFileSync(name, Buffer.from('\ufeffdevicetree error: /a.keymap:3: parse error: expected number', 'utf16le'));
    expect(call('log', name)).toMatchObject({
      code: 0,
      out: expect.stringContaining('In a.keymap, line 3.') as string,
    });
  });

  it('exits with 1 if the error is unknown', () => {
    expect(call('log', put('log.txt', 'error: something new\n'))).toMatchObject({ code: 1 });
  });
});

it('prints the upgraded keymap with the upgrade command', () => {
  expect(call('upgrade', put('a.keymap', '&reset { };\n')).out).toBe('&sys_reset { };\n');
});

it.each([[['--help']], [['check', '--help']], [['log', '--help']], [['upgrade', '--help']]])(
  'prints help for %j',
  (args) => {
    expect(call(...args)).toMatchObject({ code: 0, out: expect.stringContaining('Usage: zmk-doctor') as string });
  },
);

it('rejects an unknown command', () => {
  expect(call('cure')).toMatchObject({ code: 2 });
});
