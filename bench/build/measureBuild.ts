import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnDocusaurus } from '../../scripts/site/docusaurus.ts';

export type Measured = Readonly<{ seconds: number; peakMegabytes: number }>;

/** `args` is called during the measurement and returns more arguments for the build. */
type BuildSettings = Readonly<{ args?: () => readonly string[]; flags?: readonly string[] }>;

/** Deletes all caches of earlier builds. */
export function clearCaches(siteDir: string, root: string): void {
  const folders = [
    path.join(siteDir, '.docusaurus'),
    path.join(siteDir, '.cache/social-cards'),
    path.join(root, 'node_modules/.cache'),
    path.join(root, '.cache/bench/build'),
    // Docusaurus's cache of compiled TypeScript configuration and plugins.
    path.join(os.tmpdir(), 'node-jiti'),
  ];
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
}

/** Builds the site in `siteDir` with the Docusaurus in `root`. The result has the peak memory of its largest process. */
export async function measureBuild(
  siteDir: string,
  root: string,
  { args = () => [], flags = [] }: BuildSettings = {},
): Promise<Measured> {
  const peakFile = path.join(root, '.cache', 'bench', 'peak.txt');
  fs.mkdirSync(path.dirname(peakFile), { recursive: true });
  fs.writeFileSync(peakFile, '');
  const outDir = path.join(root, '.cache', 'bench', 'build');
  const started = performance.now();
  const child = spawnDocusaurus(root, ['build', '--out-dir', outDir, ...args()], flags, {
    cwd: siteDir,
    env: {
      ...process.env,
      PEAK_FILE: peakFile,
      NODE_OPTIONS: `--require ${path.join(root, 'bench/build/peakMemory.cjs')}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0)
    throw new Error(`The build of ${siteDir} failed:\n${Buffer.concat(output).toString('utf8').slice(-4000)}`);
  const peaks = fs.readFileSync(peakFile, 'utf8').trim().split('\n').map(Number);
  return { seconds, peakMegabytes: Math.max(...peaks) / 1024 };
}
