import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export type Measured = Readonly<{ seconds: number; peakMegabytes: number }>;

/** What builds leave behind and use again: beside the site, and where its packages are. */
export function clearCaches(siteDir: string, root: string): void {
  const folders = [
    path.join(siteDir, '.docusaurus'),
    path.join(root, 'node_modules/.cache'),
    path.join(root, '.cache/bench/build'),
  ];
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
}

/** Builds the site in `siteDir` with the Docusaurus of `root`; the biggest process of the build gives the memory. */
export async function measureBuild(siteDir: string, root: string, args: readonly string[] = []): Promise<Measured> {
  const peakFile = path.join(root, '.cache', 'bench', 'peak.txt');
  fs.mkdirSync(path.dirname(peakFile), { recursive: true });
  fs.writeFileSync(peakFile, '');
  const program = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const outDir = path.join(root, '.cache', 'bench', 'build');
  const started = performance.now();
  const child = spawn(process.execPath, [program, 'build', '--out-dir', outDir, ...args], {
    cwd: siteDir,
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      PEAK_FILE: peakFile,
      NODE_OPTIONS: `--require ${path.join(root, 'scripts/bench/peakMemory.cjs')}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0)
    throw new Error(`The build of ${siteDir} failed:\n${Buffer.concat(output).toString('utf8').slice(-4000)}`);
  const peaks = fs.readFileSync(peakFile, 'utf8').trim().split('\n').map(Number);
  return { seconds, peakMegabytes: Math.max(...peaks) / 1024 };
}
