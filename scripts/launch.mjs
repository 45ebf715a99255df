/*
 * Starts one of the TypeScript programs of this folder: node scripts/launch.mjs <name> [arguments].
 * It runs before anything is installed and perhaps on an old Node.js, so it is plain JavaScript without dependencies,
 * without `node:` names and without syntax newer than Node.js 14.
 */
import { spawnSync } from 'child_process';
import fs from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';
import { missingPackage } from './install/missingPackage.mjs';
import { supportsNode } from './install/supportsNode.mjs';

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
    `This needs Node.js 22.12 or newer, or a 20.x from 20.19 on. You have ${version}. Get a current one from https://nodejs.org/.`,
  );
}

function checkWritable() {
  try {
    fs.accessSync(root, fs.constants.W_OK);
  } catch {
    stop(`The folder ${root} cannot be written to. Copy the project to a folder of your own and run it there.`);
  }
}

function readInstalled() {
  try {
    // npm writes this file last, so an installation that was interrupted has none.
    return readJson('node_modules/.package-lock.json');
  } catch {
    return undefined;
  }
}

function installWhatIsMissing() {
  const missing = missingPackage(readJson('package-lock.json'), readInstalled(), process, (place) =>
    fs.existsSync(path.join(root, place, 'package.json')),
  );
  if (missing === undefined) return;
  console.log(`Installing the dependencies (${missing}) …`);
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // Development tools build the site, so they are wanted even where NODE_ENV says production. No dependency needs its
  // install script, and not running them is safer.
  const flags = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync(npm[0], [...npm.slice(1), ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: npm.length === 1 && process.platform === 'win32',
  });
  if (error || status !== 0) {
    stop('The dependencies could not be installed: see the message of npm above. Is the network reachable?');
  }
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
