import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { unifiedDiff, upgradeKeymap } from './index.ts';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const hasPatch = (() => {
  try {
    execFileSync('patch', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

it('the diff is empty if nothing changes', () => {
  expect(unifiedDiff('a', '/ { };\n', [])).toBe('');
});

it('the diff has three lines of context, and joins changes that are close together', () => {
  const text = `${'\n'.repeat(9)}&reset { };\n\n\n&cp { };\n${'\n'.repeat(9)}`;
  expect(unifiedDiff('a', text, upgradeKeymap(text).changes)).toBe(
    '--- a\n+++ a\n@@ -7,10 +7,10 @@\n \n \n \n-&reset { };\n+&sys_reset { };\n \n \n-&cp { };\n+&kp { };\n \n \n \n',
  );
});

it.skipIf(!hasPatch).each(fs.readdirSync(fixtures))('patch applies the diff of %s', (name) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keymap-diff-'));
  const text = fs.readFileSync(path.join(fixtures, name, 'before.keymap'), 'utf8');
  const { changes, text: after } = upgradeKeymap(text);
  const file = path.join(folder, 'x');
  fs.writeFileSync(file, text);
  if (changes.length > 0) execFileSync('patch', ['-s', '-p0'], { cwd: folder, input: unifiedDiff('x', text, changes) });
  expect(fs.readFileSync(file, 'utf8')).toBe(after);
  fs.rmSync(folder, { recursive: true });
});
