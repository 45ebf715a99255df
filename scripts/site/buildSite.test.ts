import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withBuildLock } from './buildLock.ts';
import { buildSite } from './buildSite.ts';

/** A fake Docusaurus, which writes a page with the text of docs/index.mdx. It fails or hangs if that text says so. */
const fakeDocusaurus = `import fs from 'node:fs';
import { createRequire } from 'node:module';
const argument = (name) => process.argv[process.argv.indexOf(name) + 1];
const outDir = argument('--out-dir');
const { title } = createRequire(import.meta.url)(argument('--config')).default;
if (process.argv.includes('--help')) process.exit(0);
const text = fs.readFileSync('docs/index.mdx', 'utf8');
fs.mkdirSync(outDir, { recursive: true });
fs.writeFileSync(outDir + '/half.html', 'half');
if (text.includes('FAIL')) process.exit(1);
if (text.includes('HANG')) setInterval(() => {}, 1000);
else { fs.rmSync(outDir + '/half.html'); fs.writeFileSync(outDir + '/index.html', text.repeat(400) + title); }
`;

let root = '';
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const built = (file: string) => path.join(root, 'build', file);
const page = () => fs.readFileSync(built('index.html'), 'utf8').slice(0, 5);

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', fakeDocusaurus);
  write('docs/index.mdx', 'first');
  write('docusaurus.config.ts', `import { title } from './site/title.ts';\nexport default { title };`);
  write('site/title.ts', `export const title: string = 'From TypeScript';`);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('buildSite', () => {
  it('builds and compresses the site, and leaves no temporary files', async () => {
    await buildSite({ root });
    expect(page()).toBe('first');
    const text = fs.readFileSync(built('index.html'), 'utf8');
    expect(zlib.brotliDecompressSync(fs.readFileSync(built('index.html.br'))).toString()).toBe(text);
    expect(zlib.gunzipSync(fs.readFileSync(built('index.html.gz'))).toString()).toBe(text);
    expect(text).toMatch(/From TypeScript$/);
    // The configuration is bundled into one JavaScript file.
    expect(fs.readdirSync(path.join(root, '.cache'))).toEqual(['docusaurus.config.cjs']);
  });

  it('reports a configuration that cannot be read, and keeps the last good site', async () => {
    await buildSite({ root });
    write('docusaurus.config.ts', `import './site/none.ts';`);
    await expect(buildSite({ root })).rejects.toThrow('The configuration could not be read');
    expect(page()).toBe('first');
  });

  it('prints one sentence if the build fails, also without scripts/launch.mjs', async () => {
    write('docs/index.mdx', 'FAIL');
    const args = ['--import', import.meta.resolve('tsx'), path.resolve('scripts/build.mts')];
    const build = spawn(process.execPath, args, { cwd: root });
    let errors = '';
    build.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const [code] = await once(build, 'close');
    expect(code).toBe(1);
    expect(errors.trim()).toBe('The build failed: see the message above. The last good site is untouched.');
  });

  it('reports arguments, such as --help, with which Docusaurus builds nothing', async () => {
    await expect(buildSite({ root, args: ['--help'] })).rejects.toThrow(
      'No site was built, because of the arguments: --help. Build it without them.',
    );
  });

  it('does not build again if nothing has changed', async () => {
    await buildSite({ root });
    const before = fs.statSync(built('index.html')).mtimeMs;
    await buildSite({ root });
    expect(fs.statSync(built('index.html')).mtimeMs).toBe(before);
    write('docs/index.mdx', 'other');
    await buildSite({ root });
    expect(page()).toBe('other');
  });

  it('keeps the last good site if a build fails, and builds again after a fix', async () => {
    await buildSite({ root });
    write('docs/index.mdx', 'FAIL');
    await expect(buildSite({ root })).rejects.toThrow('The build failed');
    expect(page()).toBe('first');
    write('docs/index.mdx', 'third');
    await buildSite({ root });
    expect(page()).toBe('third');
    expect(fs.existsSync(built('half.html'))).toBe(false);
  });

  it('builds again if a failed build of other content came between, and deletes the page data that it left', async () => {
    await buildSite({ root });
    write('docs/index.mdx', 'FAIL');
    await expect(buildSite({ root })).rejects.toThrow('The build failed');
    write('.docusaurus/left.json', '{}');
    write('docs/index.mdx', 'first');
    await buildSite({ root });
    expect(fs.existsSync(path.join(root, '.docusaurus/left.json'))).toBe(false);
  });

  it('recovers from a build that was killed', async () => {
    await buildSite({ root });
    write('docs/index.mdx', 'HANG');
    const program = path.join(root, 'node_modules', 'build.mts');
    const module = JSON.stringify(path.resolve('scripts/site/buildSite.ts'));
    fs.writeFileSync(
      program,
      `import { buildSite } from ${module};\nawait buildSite({ root: ${JSON.stringify(root)} });`,
    );
    const killed = spawn(process.execPath, ['--import', 'tsx', program], { stdio: 'ignore' });
    const half = path.join(root, '.cache', 'site', 'half.html');
    await vi.waitFor(() => expect(fs.existsSync(half)).toBe(true), { timeout: 20_000, interval: 50 });
    const builder = Number(fs.readFileSync(path.join(root, '.cache/build.lock'), 'utf8').split(' ')[1]);
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    write('docs/index.mdx', 'after');
    await expect(buildSite({ root })).rejects.toThrow(`Another build of this project is running (process ${builder})`);
    process.kill(builder, 'SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(builder, 0)).toThrow(), { timeout: 10_000 });
    expect(page()).toBe('first');
    await buildSite({ root });
    expect(page()).toBe('after');
    expect(fs.existsSync(built('half.html'))).toBe(false);
  });
});

describe('withBuildLock', () => {
  it('ignores a lock whose process has ended or is another program', async () => {
    write('.cache/build.lock', '4194000 1');
    expect(await withBuildLock(root, () => Promise.resolve('done'))).toBe('done');
  });

  it('releases the lock after a failure', async () => {
    await expect(withBuildLock(root, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(fs.existsSync(path.join(root, '.cache/build.lock'))).toBe(false);
  });
});
