import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../userError.ts';

/** Whether process `pid` is one of this project's builds. Process ids are reused, so being alive isn't enough. */
function isBuilding(pid: number, root: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes(root) || command.includes('scripts/');
  } catch {
    return true; // No /proc on this system.
  }
}

/** Writes the lock, unless another build has it. Removes a lock that a killed build left behind. */
function takeLock(lock: string, root: string): void {
  try {
    // Fails if the file exists, so only one of two builds that start together gets the lock.
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // The other build may remove it at this very moment.
  const pids = fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8').split(' ').map(Number) : [];
  const other = pids.find((pid) => pid > 0 && pid !== process.pid && isBuilding(pid, root));
  if (other !== undefined) {
    throw new UserError(`Another build of this project is running (process ${other}). Wait for it or stop it first.`);
  }
  fs.rmSync(lock, { force: true });
  takeLock(lock, root);
}

/**
 * Runs `work` while no other build runs in the same project, because both would write to .docusaurus. `work` can register
 * more processes that belong to the build.
 */
export async function withBuildLock<T>(
  root: string,
  work: (addProcess: (pid: number) => void) => Promise<T>,
): Promise<T> {
  const lock = path.join(root, '.cache', 'build.lock');
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  takeLock(lock, root);
  try {
    return await work((pid) => fs.appendFileSync(lock, ` ${pid}`));
  } finally {
    fs.rmSync(lock, { force: true });
  }
}
