import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

/**
 * Settings of Node.js for builds of this site: room for what a build makes and drops at once. With the 16 MB that it takes by
 * itself, a tenth of the time goes to clearing away.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=128'];

/** Starts the `docusaurus` of `root`. */
export function spawnDocusaurus(
  root: string,
  args: readonly string[],
  flags: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const program = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return spawn(process.execPath, [...flags, program, ...args], {
    ...options,
    env: { ...options.env, NO_UPDATE_NOTIFIER: '1' },
  });
}
