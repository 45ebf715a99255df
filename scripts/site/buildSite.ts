import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Complaint } from '../complaint.ts';
import { withBuildLock } from './buildLock.ts';
import { compressFolder } from './compress.ts';
import { fingerprint } from './fingerprint.ts';
import { swapFolder } from './swapFolder.ts';

/** In the built site: the fingerprint of what it was built from. */
const stampName = '.built-from';

export type BuildOptions = Readonly<{
  root: string;
  /** Build even when nothing changed since the last build. */
  always?: boolean;
  /** Further arguments for `docusaurus build`. */
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
}>;

const isCurrent = (site: string, stamp: string): boolean => {
  const file = path.join(site, stampName);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === stamp;
};

/**
 * Makes the production site in `build/` and returns that folder. The build goes to a folder of its own that takes its
 * place when it is complete: a build that fails or is killed leaves the last good site untouched.
 */
export async function buildSite({ root, always = false, args = [], env = process.env }: BuildOptions): Promise<string> {
  const site = path.join(root, 'build');
  const cache = path.join(root, '.cache');
  const next = path.join(cache, 'site');
  const stamp = fingerprint(root, env, args);
  if (!always && isCurrent(site, stamp)) {
    console.log('Nothing changed since the last build.');
    return site;
  }
  return withBuildLock(cache, async () => {
    const started = performance.now();
    fs.rmSync(next, { recursive: true, force: true });
    console.log('Building the site …');
    await docusaurus(root, ['build', '--out-dir', next, ...args], env);
    console.log('Compressing …');
    await compressFolder(next);
    fs.writeFileSync(path.join(next, stampName), stamp);
    swapFolder(next, site);
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    return site;
  });
}

function docusaurus(root: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const program = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, NO_UPDATE_NOTIFIER: '1' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else if (signal) reject(new Complaint(`The build was stopped (${signal}). The last good site is untouched.`));
      else reject(new Complaint('The build failed: see the message above. The last good site is untouched.'));
    });
  });
}
