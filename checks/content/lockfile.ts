import fs from 'node:fs';
import path from 'node:path';
import type { Check, Finding } from '../check.ts';
import type { Content } from './content.ts';

type Entry = Readonly<{ resolved?: string; optionalDependencies?: Readonly<Record<string, string>> }>;
export type Lockfile = Readonly<{ packages: Readonly<Record<string, Entry>> }>;

/** Whether the lockfile has `name` where Node.js looks for it from the package at `place`: in its node_modules, then those above. */
function isLocked(lock: Lockfile, place: string, name: string): boolean {
  const candidate = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
  if (lock.packages[candidate]) return true;
  return place !== '' && isLocked(lock, place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1)), name);
}

export function checkLockfile(lock: Lockfile, file: string): readonly Finding[] {
  return Object.entries(lock.packages).flatMap(
    ([place, { resolved, optionalDependencies = {} }]): readonly Finding[] => {
      const registryUrls = /^https?:/.test(resolved ?? '')
        ? [
            {
              file,
              fault: `${place} contains the URL of a registry (${resolved}).`,
              fix: 'Run npm install again. .npmrc leaves URLs out.',
            },
          ]
        : [];
      const missing = Object.keys(optionalDependencies)
        .filter((name) => !isLocked(lock, place, name))
        .map((name) => ({
          file,
          fault: `${name}, which ${place} needs on other systems, is not in the lockfile, so npm ci would refuse it.`,
          fix: 'Choose a version that is available for all systems, or another package.',
        }));
      return [...registryUrls, ...missing];
    },
  );
}

/** The lockfile works on every system and contains no registry URLs. */
export const lockfile: Check<Content> = {
  name: 'lockfile',
  run: ({ root }) => {
    const file = 'package-lock.json';
    return checkLockfile(JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Lockfile, file);
  },
};
