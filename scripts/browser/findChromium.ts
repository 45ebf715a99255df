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

/** The machine, as far as finding a browser asks. Replaced in tests. */
export type Machine = Readonly<{
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  isRoot: boolean;
  /** Whether the program is there and starts. A downloaded browser may lack libraries of the system. */
  works: (file: string) => boolean;
  /** Where Playwright keeps its own Chromium, whether or not it is there. */
  playwrightChromium: () => Promise<string>;
  /** Runs a command with its output shown; true when it succeeded. */
  run: (command: string, ...args: readonly string[]) => boolean;
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
  run: (command, ...args) =>
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0,
};

function onThePath({ env, platform }: Machine): readonly string[] {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const suffix = platform === 'win32' ? '.exe' : '';
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name + suffix)));
}

/**
 * The Chromium for the browser tests, installed when it is missing: the one named in CHROMIUM_PATH, the system's, the
 * one Playwright downloads, or Debian's package. Throws one sentence that says what to do when none can be had.
 */
export async function findChromium(machine: Machine = thisMachine): Promise<string> {
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
  const present = () => candidates.find(machine.works);
  const found = present() ?? (installDebians(machine) ? present() : undefined);
  const last = found ?? (installPlaywrights(machine) ? present() : undefined);
  if (last !== undefined) return last;
  throw new UserError(
    'The browser tests need Chromium: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program, and run npm test again (npm run check does without).',
  );
}

function installDebians({ run, isRoot, platform, works: starts }: Machine): boolean {
  if (platform !== 'linux' || !isRoot || !starts('/usr/bin/apt-get')) return false;
  console.log('No Chromium found: installing the package of the system …');
  // A fresh container has no package lists; where they cannot be had, older ones may still do.
  run('apt-get', 'update', '-q');
  return run('apt-get', 'install', '-q', '-y', '--no-install-recommends', 'chromium');
}

function installPlaywrights({ run }: Machine): boolean {
  console.log('No Chromium found: downloading the one of Playwright …');
  return run('npx', 'playwright', 'install', 'chromium');
}
