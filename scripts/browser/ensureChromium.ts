import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from '../userError.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The parts of the machine that finding a browser depends on. Tests replace them. */
export type Machine = Readonly<{
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  isRoot: boolean;
  /** Whether the program exists and starts. A downloaded browser may need libraries that the system doesn't have. */
  works: (file: string) => boolean;
  /** Where Playwright puts its own Chromium, whether or not it has been downloaded. */
  playwrightChromium: () => Promise<string>;
  /** Runs a command and shows its output. To find out whether it helped, call `works`. */
  run: (command: string, ...args: readonly string[]) => void;
}>;

function works(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
  } catch {
    return false;
  }
  // On Windows, asking for the version opens a window instead.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  works,
  playwrightChromium: () => Promise.resolve(chromium.executablePath()),
  // Without a network, a download can hang instead of failing.
  run: (command, ...args) =>
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', timeout: 600_000 }),
};

function onThePath({ env, platform }: Machine): readonly string[] {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const suffix = platform === 'win32' ? '.exe' : '';
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name + suffix)));
}

/**
 * A Chromium for browser tests and benchmarks: the one named in CHROMIUM_PATH or one that's installed. If there is none, downloads
 * Playwright's, and if that fails, installs Debian's package (only as root). Says what it does.
 */
export async function ensureChromium(machine: Machine = thisMachine): Promise<string> {
  const named = machine.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (machine.works(named)) return named;
    throw new UserError(`CHROMIUM_PATH is ${named}, but no program starts from that path.`);
  }
  const candidates = [
    ...onThePath(machine),
    ...(machine.platform === 'darwin' ? macPaths : []),
    await machine.playwrightChromium(),
  ];
  const installed = () => candidates.find(machine.works);
  let found = installed();
  if (found === undefined) {
    downloadPlaywrightChromium(machine);
    found = installed();
  }
  if (found === undefined) {
    installDebianChromium(machine);
    found = installed();
  }
  if (found === undefined) {
    throw new UserError(
      'This needs Chromium: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program, and try again. npm run check does not need it.',
    );
  }
  console.log(`Using ${found}.`);
  return found;
}

function downloadPlaywrightChromium({ run }: Machine): void {
  console.log('Found no Chromium or Chrome. Downloading one with: npx playwright install chromium');
  run('npx', 'playwright', 'install', 'chromium');
}

function installDebianChromium({ run, isRoot, platform, works: starts }: Machine): void {
  if (platform !== 'linux' || !isRoot || !starts('/usr/bin/apt-get')) return;
  console.log('Could not download a browser that starts. Installing one with: apt-get install chromium');
  // A fresh container has no package lists. If the update fails, old lists may still work.
  run('apt-get', 'update', '-q');
  run('apt-get', 'install', '-q', '-y', '--no-install-recommends', 'chromium');
}
