import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleCommand } from './bundleCommand.ts';
import { oldCommand } from './index.ts';

it('bundles the tool into one file that runs without node_modules and reads standard input', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'doctor-bin-'));
  const file = path.join(folder, 'zmk-doctor.mjs');
  await bundleCommand(path.resolve(import.meta.dirname, '../..'), file);
  const run = (args: string[], input = '') =>
    execFileSync(process.execPath, [file, ...args], { cwd: folder, input, stdio: 'pipe' }).toString();
  expect(run(['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(run(['upgrade'], '&reset { };\n')).toBe('&sys_reset { };\n');
  const oldFile = path.join(folder, 'keymap-upgrade.mjs');
  fs.writeFileSync(oldFile, oldCommand);
  expect(execFileSync(process.execPath, [oldFile], { input: '&reset { };\n' }).toString()).toBe('&sys_reset { };\n');
  expect(run(['check', '-'], '/ { };\n')).toBe('1 file for v0.3: 0 errors, 0 warnings, 0 notes.\n');
  const bundle = fs.readFileSync(file, 'utf8');
  expect(bundle).not.toMatch(/from ["'](?!node:)/);
  expect(bundle).not.toContain('devDependencies');
  fs.rmSync(folder, { recursive: true });
});
