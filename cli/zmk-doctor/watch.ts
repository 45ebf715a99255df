import fs from 'node:fs';
import path from 'node:path';
import { isConfigFile } from '#core/config-files';
import type { Terminal } from './command.ts';

/** Editors write a file in several steps, and a checkout changes many. */
const pauseMs = 100;

/** Runs `onChange` after a configuration file in one of the paths has changed, until the terminal's signal. */
export function watchFolders(paths: readonly string[], { err, signal }: Terminal, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const watched of paths) {
    const isFile = !fs.statSync(watched, { throwIfNoEntry: false })?.isDirectory();
    // A file is watched through its folder, because editors replace it.
    const folder = isFile ? path.dirname(watched) : watched;
    fs.watch(folder, { recursive: !isFile, ...(signal ? { signal } : {}) }, (_, name) => {
      const isOurs = isFile ? name === path.basename(watched) : isConfigFile((name ?? '').split(path.sep).join('/'));
      if (!isOurs) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        err(`\n${new Date().toLocaleTimeString('en')}\n`);
        onChange();
      }, pauseMs);
    });
  }
  signal?.addEventListener('abort', () => clearTimeout(timer));
}
