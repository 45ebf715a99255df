import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleCommand } from './bundleCommand.ts';

it('bundles the tool into one file that runs without node_modules and reads standard input', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'doctor-bin-'));
  const file = path.join(folder, 'keymap-upgrade.mjs');
  await bundleCommand(path.resolve(import.meta.dirname, '../..'), file);
  const run = (args: string[], input = '') =>
    execFileSync(process.execPath, [file, ...args], { cwd: folder, input, stdio: 'pipe' }).toString();
  expect(run(['--version'])).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(run([], '&reset { };\n')).toBe('&sys_reset { };\n');
  const doctor = path.join(folder, 'zmk-doctor.mjs');
  fs.copyFileSync(file, doctor);
  const check = execFileSync(process.execPath, [doctor, 'check', '-'], { input: '/ { };\n', stdio: 'pipe' });
  expect(check.toString()).toBe('1 file for v0.3: 0 errors, 0 warnings, 0 notes.\n');
  const bundle = fs.readFileSync(file, 'utf8');
  expect(bundle).not.toMatch(/from ["'](?!node:)/);
  expect(bundle).not.toContain('devDependencies');
  fs.rmSync(folder, { recursive: true });
});
