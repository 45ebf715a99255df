import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillTemplate, release, type SetupHardware } from './fillTemplate.ts';

const hardware: SetupHardware = {
  keyboards: [
    { id: 'slab', name: 'Slab', kind: 'board', parts: ['slab'], requires: '', folder: 'app/boards/arm/slab' },
    {
      id: 'wing_v2',
      name: 'Wing v2',
      kind: 'shield',
      parts: ['wing_v2_left', 'wing_v2_right'],
      requires: 'pro_micro',
      folder: 'app/boards/shields/wing',
    },
  ],
  controllers: [
    { id: 'nano', name: 'Nano', exposes: 'pro_micro', outputs: ['usb'] },
    { id: 'tiny', name: 'Tiny', exposes: 'seeed_xiao', outputs: ['usb', 'ble'] },
    { id: 'zeta', name: 'Zeta', exposes: 'pro_micro', outputs: ['usb', 'ble'] },
  ],
};

const works = (tool: string) => spawnSync(tool, ['--version']).status === 0;
const canRun = process.platform !== 'win32' && ['bash', 'git', 'curl'].every(works);

// Runs the real script in bash. The template, the firmware source, and GitHub are local folders.
describe.skipIf(!canRun)('setup.sh', () => {
  let root: string;
  let choices: Readonly<Record<string, string>> = {};
  const at = (...names: string[]) => path.join(root, ...names);
  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: environment() });
  const environment = () => ({
    ...process.env,
    ...choices,
    HOME: root,
    TERM: 'dumb',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    ZMK_SETUP_TEMPLATE: `file://${at('template')}`,
    ZMK_SETUP_SOURCE: `file://${at('zmk')}`,
  });
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  const run = (...answers: string[]) => {
    const script = fillTemplate(fs.readFileSync(path.join(__dirname, 'templates/setup.sh'), 'utf8'), hardware);
    return spawnSync('bash', ['-c', script], {
      cwd: at('home'),
      env: environment(),
      encoding: 'utf8',
      input: `${answers.join('\n')}\n`,
    });
  };

  beforeEach(() => {
    choices = {};
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'setup-'));
    write('.gitconfig', '[user]\n\tname = Sam\n\temail = sam@example.com\n');
    write('home/.keep', '');
    write('template/build.yaml', '# what to build\n---\n');
    write('template/config/west.yml', 'manifest:\n  defaults:\n    revision: v9.9\n  self:\n    path: config\n');
    write(
      'template/.github/workflows/build.yml',
      'jobs:\n  build:\n    uses: zmk/.github/workflows/build-user-config.yml@v9.9\n',
    );
    git(at('template'), 'init', '--quiet');
    git(at('template'), 'add', '.');
    git(at('template'), 'commit', '--quiet', '-m', 'template');
    write('zmk/app/boards/shields/wing/wing.keymap', '/* wing */\n');
    write('zmk/app/boards/arm/slab/slab.keymap', '/* slab */\n');
    write('zmk/app/boards/arm/slab/slab.conf', '# slab\n');
    execFileSync('git', ['init', '--quiet', '--bare', at('github.git')]);
  });
  afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

  it('creates and pushes a configuration for a split shield and the chosen controller', () => {
    const result = run('2', '2', '', 'sam', '', at('github.git'), '');
    expect(result.stderr + result.stdout).toContain('Done. GitHub is building your firmware');
    expect(result.stdout).not.toContain('Tiny');
    expect(git(at('github.git'), 'show', 'main:build.yaml')).toBe(
      '# what to build\n---\ninclude:\n  - board: zeta\n    shield: wing_v2_left\n  - board: zeta\n    shield: wing_v2_right\n',
    );
    expect(git(at('github.git'), 'ls-tree', '-r', '--name-only', 'main').trim().split('\n')).toEqual([
      '.github/workflows/build.yml',
      'build.yaml',
      'config/west.yml',
      'config/wing.keymap',
    ]);
    expect(git(at('github.git'), 'log', '--format=%s', 'main').trim()).toBe('Set up ZMK for the Wing v2');
  });

  it('does not ask for a controller if the keyboard has one, and pushes nothing without a user name', () => {
    const result = run('01', 'y', '', 'my-config', 'y');
    expect(result.status).toBe(0);
    expect(fs.readFileSync(at('home/my-config/build.yaml'), 'utf8')).toContain('include:\n  - board: slab\n');
    expect(fs.readdirSync(at('home/my-config/config')).sort()).toEqual(['slab.conf', 'slab.keymap', 'west.yml']);
  });

  it('prints the address of the build after a push over SSH', () => {
    fs.appendFileSync(at('.gitconfig'), `[url "${at('github.git')}"]\n\tinsteadOf = git@github.com:sam/keys.git\n`);
    const result = run('1', 'n', 'sam', 'keys', 'git@github.com:sam/keys.git', '');
    expect(result.stdout).toContain('building your firmware: https://github.com/sam/keys/actions\n');
  });

  it('sets the version in the template’s files to the release whose stock files it copies', () => {
    run('1', 'n', '', '', '');
    expect(fs.readFileSync(at('home/zmk-config/config/west.yml'), 'utf8')).toBe(
      `manifest:\n  defaults:\n    revision: ${release}\n  self:\n    path: config\n`,
    );
    expect(fs.readFileSync(at('home/zmk-config/.github/workflows/build.yml'), 'utf8')).toContain(
      `build-user-config.yml@${release}\n`,
    );
  });

  it('does not copy the stock keymap if the answer is no', () => {
    run('1', 'n', '', '', '');
    expect(fs.readdirSync(at('home/zmk-config/config'))).toEqual(['west.yml']);
  });

  it('asks again after a number that is not in the list', () => {
    const result = run('9', '', '1', 'n', '', '', '');
    expect(result.stdout.match(/Please enter a number from 1 to 2, or part of the name/g)).toHaveLength(2);
    expect(result.status).toBe(0);
  });

  it('finds hardware by a part of its name, and links to the hardware page if nothing matches', () => {
    const result = run('totem', 'WING-V 2', 'zet', 'n', '', '', '');
    expect(result.stdout).toContain(
      'There is no totem to choose here. What isn’t in ZMK itself may come as a module: https://zmk.dev/docs/hardware?text=totem',
    );
    expect(fs.readFileSync(at('home/zmk-config/build.yaml'), 'utf8')).toContain(
      'board: zeta\n    shield: wing_v2_left',
    );
  });

  it.each(['wign', 'wingg', 'wxng v2', 'wng v2'])('suggests the name that %s is a typo of', (typo) => {
    const result = run(typo, '1', 'zetta', '1', 'n', '', '', '');
    expect(result.stdout).toContain(`There is no ${typo} to choose here. Did you mean one of these?\n  1) Wing v2`);
    expect(result.stdout).toContain('There is no zetta to choose here. Did you mean one of these?\n  1) Zeta');
    expect(fs.readFileSync(at('home/zmk-config/build.yaml'), 'utf8')).toContain('board: zeta');
  });

  it('accepts a number from the list of search results', () => {
    run('l', '2', 'zeta', 'n', '', '', '');
    expect(fs.readFileSync(at('home/zmk-config/build.yaml'), 'utf8')).toContain('shield: wing_v2_left');
  });

  it('warns about a split keyboard with a controller without Bluetooth', () => {
    const result = run('2', 'nano', 'n');
    expect(result.stdout).toContain('The halves of Wing v2 talk over Bluetooth, and Nano has none.');
    expect(result.stderr).toContain('Nothing was set up.');
    expect(run('2', 'zeta', 'n', '', '', '').stdout).not.toContain('talk over Bluetooth');
  });

  it('reads the keyboard and controller from environment variables, which the hardware page sets', () => {
    choices = { ZMK_SETUP_KEYBOARD: 'wing_v2', ZMK_SETUP_CONTROLLER: 'zeta' };
    const result = run('n', '', '', '');
    expect(result.stdout).not.toContain('Which keyboard');
    expect(fs.readFileSync(at('home/zmk-config/build.yaml'), 'utf8')).toContain(
      'board: zeta\n    shield: wing_v2_left',
    );
    choices = { ZMK_SETUP_KEYBOARD: 'none_such' };
    expect(run('q').stdout).toContain('There is no none_such to choose here.');
    choices = { ZMK_SETUP_KEYBOARD: 'wign_v2' };
    expect(run('q').stdout).toContain('There is no wign_v2 to choose here. Did you mean one of these?\n  1) Wing v2');
  });

  it('changes nothing if the last answer is no, or if the folder already exists', () => {
    expect(run('1', 'n', '', '', 'n').status).toBe(1);
    expect(fs.existsSync(at('home/zmk-config'))).toBe(false);
    write('home/zmk-config/mine.txt', 'keep me');
    expect(run('1', 'n', '', '', 'y').stderr).toContain('There already is a file or folder called zmk-config here');
    expect(fs.readdirSync(at('home/zmk-config'))).toEqual(['mine.txt']);
  });

  it('stops before the first question if git has no user name', () => {
    fs.rmSync(at('.gitconfig'));
    const result = run('1');
    expect(result.stderr).toContain('git config --global user.name');
    expect(result.stdout).not.toContain('Which keyboard');
  });
});
