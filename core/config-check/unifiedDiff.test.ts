import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patchOf, unifiedDiff } from './index.ts';

it('the diff is empty if nothing changes', () => {
  expect(unifiedDiff('/ { };\n', '/ { };\n')).toBe('');
});

it('the diff has three lines of context, and joins changes that are close together', () => {
  const text = `${'\n'.repeat(9)}&reset { };\n\n\n&cp { };\n${'\n'.repeat(9)}`;
  expect(unifiedDiff(text, text.replace('&reset', '&sys_reset').replace('&cp', '&kp'))).toBe(
    '@@ -7,10 +7,10 @@\n \n \n \n-&reset { };\n+&sys_reset { };\n \n \n-&cp { };\n+&kp { };\n \n \n \n',
  );
});

/** Applies a diff, as `patch` does, but only where its line numbers say. */
function applied(text: string, diff: string): string {
  const old = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const result: string[] = [];
  let at = 0;
  const hunks = diff.split(/^(?=@@ )/m).filter((hunk) => hunk !== '');
  for (const hunk of hunks) {
    const [, from = '', count = ''] = /^@@ -(\d+),(\d+)/.exec(hunk) ?? [];
    const start = Number(count) === 0 ? Number(from) : Number(from) - 1;
    result.push(...old.slice(at, start));
    at = start + Number(count);
    const rows = hunk
      .slice(hunk.indexOf('\n') + 1)
      .replaceAll('\n\\ No newline at end of file\n', '\0')
      .match(/[^\n\0]*[\n\0]/g);
    for (const row of rows ?? []) if (!row.startsWith('-')) result.push(row.slice(1).replace('\0', ''));
  }
  return [...result, ...old.slice(at)].join('');
}

it('the diff of any two texts leads from one to the other', () => {
  const lines = fc.array(fc.constantFrom('a\n', 'b\n', 'c\r\n', '\n', '-x\n'), { maxLength: 30 });
  const text = fc.tuple(lines, fc.constantFrom('', 'end', '}')).map(([all, last]) => all.join('') + last);
  fc.assert(fc.property(text, text, (before, after) => applied(before, unifiedDiff(before, after)) === after));
});

it('a large text that is completely different has a diff too', () => {
  const before = Array.from({ length: 2000 }, (_, line) => `a${line}\n`).join('');
  const after = before.replaceAll('a', 'b');
  expect(applied(before, unifiedDiff(before, after))).toBe(after);
});

it('git applies a patch with changed and renamed files, with spaces and quotes in their names', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'doctor-patch-'));
  const before = new Map([
    ['config/a b.keymap', 'one\ntwo\nthree'],
    ['config/"c".conf', 'x\r\ny\r\n'],
    ['old.keymap', 'same\n'],
    ['older.keymap', '1\n2\n3\n4\n5\n6\n'],
    ['untouched.conf', ''],
  ]);
  const renamed = new Map([
    ['old.keymap', 'new.keymap'],
    ['older.keymap', 'newer.keymap'],
  ]);
  const after = new Map([
    ['config/a b.keymap', 'one\n2\nthree'],
    ['config/"c".conf', 'x\r\n'],
    ['new.keymap', 'same\n'],
    ['newer.keymap', '1\n2\n3\n4\n5\n7\n'],
    ['untouched.conf', ''],
  ]);
  for (const [name, text] of before) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  execFileSync('git', ['apply', '-'], { cwd: folder, input: patchOf(before, after, renamed) });
  const read = [...after.keys()].map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')] as const);
  expect(new Map(read)).toEqual(after);
  fs.rmSync(folder, { recursive: true });
});
