import fs from 'node:fs';

/** Puts the finished folder `next` in the place of `current`, so that readers see either the old or the new one. */
export function swapFolder(next: string, current: string): void {
  const old = `${next}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(current)) fs.renameSync(current, old);
  fs.renameSync(next, current);
  fs.rmSync(old, { recursive: true, force: true });
}
