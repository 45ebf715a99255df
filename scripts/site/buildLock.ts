import fs from 'node:fs';
import path from 'node:path';
import { Complaint } from '../complaint.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Runs `work` while no other build runs in the same project, because both would write to .docusaurus. A lock whose
 * process is gone, left by a killed build, does not count.
 */
export async function withBuildLock<T>(cacheFolder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(cacheFolder, 'build.lock');
  fs.mkdirSync(cacheFolder, { recursive: true });
  const holder = fs.existsSync(lock) ? Number(fs.readFileSync(lock, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new Complaint(`Another build of this project is running (process ${holder}). Wait for it or stop it first.`);
  }
  fs.writeFileSync(lock, String(process.pid));
  try {
    return await work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}
