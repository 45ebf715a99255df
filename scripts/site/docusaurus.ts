import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

/**
 * Node.js options for builds of this site: more room for short-lived objects. With the default of 16 MB, a tenth of the time
 * goes to garbage collection.
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
