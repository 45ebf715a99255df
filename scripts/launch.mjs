/*
 * Starts one of the TypeScript programs in this folder: node scripts/launch.mjs <name> [arguments].
 * It runs before anything is installed, possibly on an old version of Node.js. That's why it's plain JavaScript without
 * dependencies, `node:` names, and syntax newer than Node.js 14.
 */
import { spawnSync } from 'child_process';
import fs from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';
import { missingPackage } from './preflight/missingPackage.mjs';
import { supportsNode } from './preflight/supportsNode.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const version = process.versions.node;
  if (supportsNode(version)) return;
  stop(
    `This project needs Node.js 22.12 or newer, or 20.19 or a later 20.x. You have ${version}. Get a current version from https://nodejs.org/.`,
  );
}

function checkWritable() {
  try {
    fs.accessSync(root, fs.constants.W_OK);
  } catch {
    stop(`The folder ${root} is not writable. Copy the project to another folder and run it there.`);
  }
}

function readInstalled() {
  try {
    // npm writes this file last, so an interrupted installation doesn't have it.
    return readJson('node_modules/.package-lock.json');
  } catch {
    return undefined;
  }
}

function findMissing() {
  return missingPackage(readJson('package-lock.json'), readInstalled(), process, (place) =>
    fs.existsSync(path.join(root, place, 'package.json')),
  );
}

function install(missing) {
  console.log(`Installing the dependencies (${missing}) …`);
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // The site is built with development tools, so these are needed even if NODE_ENV is production. No dependency needs its
  // install script, and not running them is safer.
  const flags = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync(npm[0], [...npm.slice(1), ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: npm.length === 1 && process.platform === 'win32',
  });
  return !error && status === 0;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Waits while another process installs. A lock whose process has ended is ignored. */
function takeLock(lock) {
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    try {
      return fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = fs.existsSync(lock) ? Number(fs.readFileSync(lock, 'utf8')) : 0;
    if (!isRunning(pid)) fs.rmSync(lock, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
}

function installWhatIsMissing() {
  if (findMissing() === undefined) return;
  const lock = path.join(root, '.cache', 'install.lock');
  takeLock(lock);
  // Ctrl-C then ends npm, and this process goes on to remove the lock.
  const keepRunning = () => undefined;
  process.on('SIGINT', keepRunning);
  const missing = findMissing();
  const isInstalled = missing === undefined || install(missing);
  fs.rmSync(lock, { force: true });
  process.off('SIGINT', keepRunning);
  if (!isInstalled) stop('The dependencies could not be installed. See the error above. Is the network available?');
}

checkNode();
checkWritable();
installWhatIsMissing();
process.chdir(root);
const [name, ...programArguments] = process.argv.slice(2);
const program = path.join(root, 'scripts', `${name}.mts`);
process.argv = [process.argv[0], program, ...programArguments];
import('tsx')
  .then(() => import(`./${name}.mts`))
  .catch((error) => {
    if (error && error.name === 'UserError') stop(error.message);
    console.error(error);
    process.exit(1);
  });
