import fs from 'node:fs';

/** Replaces the folder `current` with `next`, so that the server always finds a complete one. */
export function swapFolder(next: string, current: string): void {
  const old = `${next}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  if (fs.existsSync(current)) fs.renameSync(current, old);
  fs.renameSync(next, current);
  fs.rmSync(old, { recursive: true, force: true });
}
