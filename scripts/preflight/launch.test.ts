import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** A fake npm, which takes a while to install the one package of the project. */
const fakeNpm = `import fs from 'node:fs';
fs.appendFileSync('installs.txt', 'start ');
setTimeout(() => {
  fs.mkdirSync('node_modules/tsx', { recursive: true });
  fs.writeFileSync('node_modules/tsx/package.json', '{"version":"1.0.0","main":"index.js"}');
  fs.writeFileSync('node_modules/tsx/index.js', '');
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  fs.appendFileSync('installs.txt', 'end ');
}, 500);
`;

let root = '';
const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
const installs = () => fs.readFileSync(path.join(root, 'installs.txt'), 'utf8').trim();

/** Runs launch.mjs in the project. After installing, it fails because there's no program to start. Returns its errors. */
async function launch(): Promise<string> {
  const env = { ...process.env, npm_execpath: path.join(root, 'npm.mjs') };
  const child = spawn(process.execPath, [path.join(root, 'scripts/launch.mjs'), 'none'], { env });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output;
}

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'launch-')));
  fs.mkdirSync(path.join(root, 'scripts/preflight'), { recursive: true });
  fs.mkdirSync(path.join(root, '.cache'));
  for (const file of ['launch.mjs', 'preflight/missingPackage.mjs', 'preflight/supportsNode.mjs'])
    fs.copyFileSync(path.resolve('scripts', file), path.join(root, 'scripts', file));
  write('package-lock.json', '{"packages":{"node_modules/tsx":{"version":"1.0.0"}}}');
  write('npm.mjs', fakeNpm);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it('installs only once if two commands start at the same time', async () => {
  const outputs = await Promise.all([launch(), launch()]);
  expect(installs()).toBe('start end');
  for (const output of outputs) expect(output).toContain('none.mts');
  expect(fs.readdirSync(path.join(root, '.cache'))).toEqual([]);
});

it('ignores the lock of a process that was killed', async () => {
  write('.cache/install.lock', '4194000');
  await launch();
  expect(installs()).toBe('start end');
});

it('reports an installation that fails, and installs the next time', async () => {
  write('npm.mjs', 'process.exit(1);');
  expect(await launch()).toContain('The dependencies could not be installed.');
  write('npm.mjs', fakeNpm);
  await launch();
  expect(installs()).toBe('start end');
});
