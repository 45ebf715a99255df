import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../userError.ts';
import { withBuildLock } from './buildLock.ts';
import { compileConfig } from './compileConfig.ts';
import { compressFolder } from './compress.ts';
import { nodeFlags } from '../nodeFlags.ts';
import { spawnDocusaurus } from './docusaurus.ts';
import { fingerprint } from './fingerprint.ts';

/** A file with the fingerprint of what the site was built from. It's in build/ and in .docusaurus. */
const stampName = '.built-from';

export type BuildOptions = Readonly<{
  root: string;
  /** Build even if nothing changed since the last build. */
  always?: boolean;
  /** More arguments for `docusaurus build`. */
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
}>;

const isCurrent = (folder: string, stamp: string): boolean => {
  const file = path.join(folder, stampName);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === stamp;
};

/**
 * Builds the production site into `build/` and returns that folder. The build happens in another folder, which replaces
 * `build/` when it's complete. A build that fails or is killed leaves the last good site untouched.
 */
export async function buildSite({ root, always = false, args = [], env = process.env }: BuildOptions): Promise<string> {
  const site = path.join(root, 'build');
  const next = path.join(root, '.cache', 'site');
  /** The folder in which Docusaurus puts the data of the pages. Tests read it. */
  const data = path.join(root, '.docusaurus');
  const stamp = fingerprint(root, env, args);
  if (!always && [site, data].every((folder) => isCurrent(folder, stamp))) {
    console.log('Nothing changed since the last build.');
    return site;
  }
  return withBuildLock(root, async (addProcess) => {
    const started = performance.now();
    // Docusaurus doesn't delete the data of pages that are gone.
    for (const folder of [next, data]) fs.rmSync(folder, { recursive: true, force: true });
    console.log('Building the site …');
    await docusaurus(
      root,
      ['build', '--config', compileConfig(root), '--out-dir', next, ...args],
      // plugins/search-index names the files of the index after it.
      { ...env, SITE_FINGERPRINT: stamp },
      addProcess,
    );
    if (!fs.existsSync(next)) {
      throw new UserError(`No site was built, because of the arguments: ${args.join(' ')}. Build it without them.`);
    }
    console.log('Compressing …');
    await compressFolder(next);
    fs.mkdirSync(data, { recursive: true });
    for (const folder of [next, data]) fs.writeFileSync(path.join(folder, stampName), stamp);
    swapFolder(next, site);
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    return site;
  });
}

/** Replaces the folder `current` with `next`, so that the server always finds a complete one. */
function swapFolder(next: string, current: string): void {
  const old = `${next}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(current)) fs.renameSync(current, old);
  fs.renameSync(next, current);
  fs.rmSync(old, { recursive: true, force: true });
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function docusaurus(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  onStart: (pid: number) => void,
): Promise<void> {
  const child = spawnDocusaurus(root, args, nodeFlags, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
  if (child.pid !== undefined) onStart(child.pid);
  // Stopping this process also stops the build, which would otherwise go on in the background.
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of stopSignals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of stopSignals) process.off(name, pass);
      if (code === 0) resolve();
      else if (signal || (code ?? 0) > 128)
        reject(new UserError('The build was stopped. The last good site is untouched.'));
      else reject(new UserError('The build failed: see the message above. The last good site is untouched.'));
    });
  });
}
