import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import path from 'node:path';

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
