import { describe, expect, it } from 'vitest';
import { readConfiguration, type Files, type Release } from '#core/configuration';
import { checkAll as checkAllIn } from './checkAll.ts';
import { checkConfig as checkConfigIn } from './check.ts';
import * as door from './index.ts';

const checkAll = (files: Files) => checkAllIn(readConfiguration(files));
const checkConfig = (files: Files) => checkConfigIn(readConfiguration(files));
const upgradeConfig = (files: Files, target: Release | null) => door.upgradeConfig(readConfiguration(files), target);
const defaultTarget = (files: Files) => door.defaultTarget(readConfiguration(files));

const west = (revision: string, remote = 'zmkfirmware') =>
  `manifest:\n  remotes:\n    - name: ${remote}\n      url-base: https://github.com/${remote}\n  projects:\n    - name: zmk\n      remote: ${remote}\n      revision: ${revision} # pinned\n      import: app/west.yml\n  self:\n    path: config\n`;
const plainWest = ['config/west.yml', west('v0.3')] as const;
const found = (...files: readonly (readonly [string, string])[]) => {
  const map: Files = new Map(files);
  return checkConfig(map).map(
    ({ id, severity, file, from, to }) => `${severity} ${id} «${map.get(file)?.slice(from, to)}»`,
  );
};
const fixed = (name: string, text: string) => {
  const findings = checkConfig(new Map([plainWest, [name, text]]));
  return findings.reduceRight(
    (result, { fix }) =>
      (fix?.replacements ?? []).reduce((t, { from, to, insert }) => t.slice(0, from) + insert + t.slice(to), result),
    text,
  );
};

describe('checkConfig on .conf files', () => {
  it.each([
    ['CONFIG_ZMK_SLEEP=Yes', ['error conf «Yes»'], 'CONFIG_ZMK_SLEEP=y'],
    ['CONFIG_ZMK_IDLE_TIMEOUT=9 # ms', ['error conf «9 # ms»'], 'CONFIG_ZMK_IDLE_TIMEOUT=9 # ms'],
    [
      'CONFIG_ZMK_IDLE_SLEEP_TIMEOUT=9000',
      ['note conf «CONFIG_ZMK_IDLE_SLEEP_TIMEOUT=9000»'],
      'CONFIG_ZMK_IDLE_SLEEP_TIMEOUT=9000',
    ],
    [
      'CONFIG_ZMK_SLEEP=n\nCONFIG_ZMK_IDLE_SLEEP_TIMEOUT=9000',
      ['warning conf «CONFIG_ZMK_IDLE_SLEEP_TIMEOUT=9000»'],
      'CONFIG_ZMK_SLEEP=n\nCONFIG_ZMK_IDLE_SLEEP_TIMEOUT=9000',
    ],
    ['CONFIG_ZMK_IDLE_TIMEOUT=30000', ['note conf «CONFIG_ZMK_IDLE_TIMEOUT=30000»'], 'CONFIG_ZMK_IDLE_TIMEOUT=30000'],
    ['CONFIG_ZMK_SLEEP = y', ['error conf «CONFIG_ZMK_SLEEP = y»'], 'CONFIG_ZMK_SLEEP=y'],
    ['CONFIG_ZMK_SLEP=y', ['error conf «CONFIG_ZMK_SLEP»'], 'CONFIG_ZMK_SLEEP=y'],
    ['CONFIG_ZMK_MOUSE=y', ['warning option-name «CONFIG_ZMK_MOUSE»'], 'CONFIG_ZMK_POINTING=y'],
    ['CONFIG_ZMK_IDLE_TIMEOUT=soon', ['error conf «soon»'], 'CONFIG_ZMK_IDLE_TIMEOUT=soon'],
    ['CONFIG_ZMK_KEYBOARD_NAME=Mine', ['error conf «Mine»'], 'CONFIG_ZMK_KEYBOARD_NAME="Mine"'],
    ['sleep please', ['error conf «sleep please»'], 'sleep please'],
    ['ZMK_SLEEP=y', ['error conf «ZMK_SLEEP=y»'], 'CONFIG_ZMK_SLEEP=y'],
    ['// off', ['error conf «// off»'], '# off'],
    [
      'CONFIG_ZMK_KEYBOARD_NAME="A very long name"',
      ['warning conf «"A very long name"»'],
      'CONFIG_ZMK_KEYBOARD_NAME="A very long name"',
    ],
    [
      'CONFIG_ZMK_SLEEP=y\nCONFIG_ZMK_SLEEP=n',
      ['warning conf «CONFIG_ZMK_SLEEP=n»'],
      'CONFIG_ZMK_SLEEP=y\nCONFIG_ZMK_SLEEP=n',
    ],
  ])('reports the mistake in %j, and fixes it if the fix is certain', (text, expected, after) => {
    expect(found(plainWest, ['config/corne.conf', text])).toEqual(expected);
    expect(fixed('config/corne.conf', text)).toBe(after);
  });

  it.each([
    '# a comment\n\nCONFIG_ZMK_SLEEP=y\r\nCONFIG_BT_CTLR_TX_PWR_PLUS_8=y\n',
    'CONFIG_ZMK_KEYBOARD_NAME="Mine"\n# CONFIG_ZMK_SLEEP is not set\n',
    'CONFIG_ZMK_SLEEP=y # saves power\nCONFIG_ZMK_SLEEP=y\n',
    'CONFIG_NRF_STORE_REBOOT_TYPE_GPREGRET=n\nCONFIG_ZMK_SPLIT=n\n',
    'CONFIG_ZMK_SLEEP=yes\nCONFIG_ZMK_DISPLAY=y # on both halves\nCONFIG_ZMK_KEYBOARD_NAME="Mine" # short\n',
  ])('accepts %j', (text) => {
    expect(found(plainWest, ['config/corne.conf', text])).toEqual([]);
  });

  it('ignores .conf files of other programs', () => {
    expect(found(['drawing.conf', 'draw_config:\n  key_w: 60\n'])).toEqual([]);
  });

  it('compares the files of both halves, and applies the shared file to each', () => {
    const central = 'CONFIG_ZMK_SPLIT_ROLE_CENTRAL=y';
    expect(found(plainWest, ['config/a_left.conf', central], ['config/a_right.conf', central])).toContain(
      `warning half «${central}»`,
    );
    expect(
      found(
        plainWest,
        ['config/a.conf', 'CONFIG_ZMK_SLEEP=y'],
        ['config/a_left.conf', 'CONFIG_ZMK_IDLE_SLEEP_TIMEOUT=9000'],
      ),
    ).toEqual([]);
  });

  it('accepts unknown options if there are modules', () => {
    const modules = west('v0.3').replace(
      '  self:',
      '    - name: my-module\n      remote: zmkfirmware\n      revision: main\n  self:',
    );
    expect(found(['config/west.yml', modules], ['config/corne.conf', 'CONFIG_ZMK_MY_OWN_THING=y'])).toEqual([]);
  });
});

describe('checkConfig on west.yml', () => {
  it.each([
    [west('v0.3'), []],
    [west('v0.3').replace('revision', 'revison'), ['error west «revison»']],
    [west('v0.3').replace('  self:', '  default:\n    remote: zmkfirmware\n  self:'), ['error west «default»']],
    [west('v0.3').replace('url-base', 'url_base'), ['error west «url_base»']],
    [west('v0.3').replace('- name: zmkfirmware', '- name: other'), ['error west «zmkfirmware»']],
    [west('v0.3').replace(/ *import:.*\n/, ''), ['error west «zmk»']],
  ])('finds the mistakes in %j', (text, expected) => {
    expect(found(['config/west.yml', text])).toEqual(expected);
  });
});

describe('checkConfig on build.yaml', () => {
  const build = (board: string, shield: string) => `include:\n  - board: ${board}\n    shield: ${shield}\n`;

  it('corrects a misspelled board name of the main branch', () => {
    const text = build('nice_nona@2//zmk', 'corne_left');
    expect(fixed('build.yaml', text)).toBe(build('nice_nano@2//zmk', 'corne_left'));
  });

  it("suggests the configuration's own shields", () => {
    const own = ['boards/shields/tern36/tern36_left.overlay', ''] as const;
    const messages = (shield: string) =>
      checkConfig(new Map([own, ['build.yaml', build('nice_nano_v2', shield)]])).map(({ message }) => message);
    expect(messages('tern36_lft')).toEqual(['There is no shield tern36_lft. Did you mean tern36_left?']);
    // A name that only differs in its number may be that of another keyboard.
    expect(messages('tern34_left')).toEqual([expect.stringContaining('ZMK has no shield tern34_left.')]);
    expect(found(own, plainWest, ['build.yaml', build('nice_nano_v2', 'tern34_left')])).toEqual([
      'warning shield «tern34_left»',
    ]);
  });

  it('reports a shield after board:, a board after shield:, and an entry without a board', () => {
    expect(found(plainWest, ['build.yaml', build('tidbit', 'nice_nano_v2')])).toEqual([
      'error board «tidbit»',
      'error shield «nice_nano_v2»',
    ]);
    const workflow = '.github/workflows/build.yml';
    const uses = 'uses: zmkfirmware/zmk/.github/workflows/build-user-config.yml@v0.3\n';
    const check = (text: string) => found(plainWest, [workflow, uses], ['build.yaml', text]);
    expect(check('include:\n  - shield: tidbit\n')).toEqual(['error board «shield»']);
    expect(check('board: [nice_nano_v2]\ninclude:\n  - shield: tidbit\n')).toEqual([]);
  });

  const both = (board: string) => build(board, 'corne_left') + build(board, 'corne_right').replace('include:\n', '');
  it('reports board names of another release, unless a fork is built', () => {
    expect(found(['config/west.yml', west('main')], ['build.yaml', both('nice_nano_v2')])).toContain(
      'error board «nice_nano_v2»',
    );
    expect(found(plainWest, ['build.yaml', both('nice_nano//zmk')])).toContain('error board «nice_nano//zmk»');
    expect(found(['config/west.yml', west('main', 'fork')], ['build.yaml', both('nice_nano_v2')])).toEqual([
      'note unchecked «main»',
    ]);
  });

  it('knows names that are new on main, and suggests its board names there', () => {
    const onMain = ['config/west.yml', west('main')] as const;
    const note = 'note release «main»';
    const options = 'CONFIG_ZMK_DBL_TAP_BOOTLOADER=y\nCONFIG_ZMK_INDICATOR_LEDS=y\n';
    expect(found(onMain, ['config/corne.conf', options])).toEqual([note]);
    expect(found(plainWest, ['config/corne.conf', options])).toHaveLength(2);
    const messages = (board: string) =>
      checkConfig(new Map([onMain, ['build.yaml', both(board)]])).flatMap(({ id, fix }) =>
        id === 'board' ? [fix?.title] : [],
      );
    expect(messages('nice_nano_v3')).toEqual(['Change to nice_nano//zmk', 'Change to nice_nano//zmk']);
    expect(messages('nice_nano')[0]).toBe('Change to nice_nano//zmk');
    expect(messages('nice_nano//zmk')).toEqual([]);
  });

  it.each(['v0.4', 'ac7f75b', 'my-branch'])('calls no name wrong, and changes none, if %s is built', (revision) => {
    for (const board of ['nice_nano//zmk', 'nice_nano_v2', 'nice_nano_v3']) {
      const files = new Map([
        ['config/west.yml', west(revision)],
        ['build.yaml', both(board)],
        ['config/corne.conf', 'CONFIG_ZMK_SLEP=y\nCONFIG_ZMK_SOMETHING=y\nCONFIG_WS2812_STRIP=y\n'],
        [
          'config/corne.keymap',
          `#include <behaviors.dtsi>\n/ { keymap { compatible = "zmk,keymap"; a { bindings = <&new_one &kp NEWKEY &out OUT_ALL>; }; }; };\n`,
        ],
      ]);
      expect(checkAll(files).filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(checkAll(files).filter(({ id }) => id === 'unchecked')).toHaveLength(1);
      expect(defaultTarget(files)).toBe(null);
      expect(upgradeConfig(files, defaultTarget(files))).toEqual([]);
    }
  });

  it('reads the release from the workflow or the board names if there is no west.yml', () => {
    const workflow = 'jobs:\n  a:\n    uses: zmkfirmware/zmk/.github/workflows/build-user-config.yml@main\n';
    expect(defaultTarget(new Map([['.github/workflows/build.yml', workflow]]))).toBe('main');
    expect(defaultTarget(new Map([['build.yaml', both('nice_nano//zmk')]]))).toBe('main');
    expect(defaultTarget(new Map([['build.yaml', both('nice_nano_v2')]]))).toBe('v0.3');
    expect(defaultTarget(new Map([['config/west.yml', west('v0.2')]]))).toBe('v0.3');
  });

  it.each([
    [both('nice_nano_v2'), []],
    [both('nice_nano//zmk'), []],
    [both('"nice_nano_v2" # mine'), []],
    [`board: [ "nice_nano_v2" ]\nshield: [ corne_left, corne_right ]\n`, []],
    [build('nice_nano_v2', 'corne'), ['error shield «corne»']],
    [build('nice_nano_v2', 'corne_left'), ['warning half «corne_left»']],
    [both('nice_nano_v22').replace('nice_nano_v22', 'nice_nano_v2'), ['error board «nice_nano_v22»']],
    [both('seeeduino_xiao_ble'), ['error pair «corne_left»', 'error pair «corne_right»']],
    ['# mine\n---\ninclude:\n  - board: nice60\n---\ninclude:\n  - board: planck_rev6\n', ['warning yaml «---»']],
    ['- board: nice60\n', ['error yaml «board»']],
    [build('nice_nano_v2', 'tidbit # one, two'), []],
    [build('nice_nano_v2', 'tidbit, settings_reset # one, two'), ['error yaml «tidbit, settings_reset»']],
    ['include:\n  - board: nice60\n    sheild: tidbit\n', ['error yaml «sheild»']],
    ['include:\n  - board: nice60\n    board: nice60\n', ['error yaml «board»']],
    [build('nice_nano_v2', 'nice_view'), ['error pair «nice_view»']],
    ['include:\n\t- board: nice60\n', ['error yaml «\t»']],
    ['include:\n  - board: "nice60\n', ['error yaml «»']],
    ['include:\n  - {board: nice60, shield: settings_reset}\n', []],
    ['include:\n  - board: nice60\n    cmake-args: >-\n      -DX=y\n      -DY=z\n', []],
    ['include:\n  - board:nice60\n', ['error yaml «board:»']],
    ['include: [\n  {board: nice60},\n]\n', []],
    [
      `${build('nice_nano_v2', 'tidbit')}    snippet: studio-rpc-usb-uart\n    cmake-args: *args\n`.replace(
        'include',
        'x: &args -DCONFIG_ZMK_STUDIO=y\ninclude',
      ),
      [],
    ],
    [build('nice_nano_v2', 'my_own_keyboard'), ['note shield «my_own_keyboard»']],
    [`${build('nice_nano_v2', 'tidbit')}    snippet: studio-rpc-usb-uart\n`, ['warning studio «studio-rpc-usb-uart»']],
    [`${build('nice_nano_v2', 'of_a_module')}    snippet: studio-rpc-usb-uart\n`, ['note shield «of_a_module»']],
    [`${build('nice_nano_v2', 'tidbit')}    snippet: studio-rpc-usb-uart\n    cmake-args: -DCONFIG_ZMK_STUDIO=y\n`, []],
  ])('finds the mistakes in %j', (text, expected) => {
    expect(found(['build.yaml', text])).toEqual(expected);
  });

  it('warns that a --- line below the entries can stop the build, even if only a comment follows', () => {
    const text = 'include:\n  - board: nice60\n---\n# end\n';
    expect(checkConfig(new Map([['build.yaml', text]])).map(({ message }) => message)).toEqual([
      expect.stringContaining('fails at this line'),
    ]);
  });

  it('if an entry names both halves at once, suggests the half that has no entry yet', () => {
    const text = `${build('nice_nano_v2', 'corne_left')}  - board: nice_nano_v2\n    shield: corne\n`;
    expect(fixed('build.yaml', text)).toContain('shield: corne_right');
    expect(fixed('build.yaml', both('nice_nano_v2').replace(/corne_\w+/g, 'corne'))).toBe(both('nice_nano_v2'));
  });

  it('accepts a shield that the configuration defines', () => {
    expect(found(['build.yaml', build('nice_nano_v2', 'mine')], ['boards/shields/mine/mine.overlay', ''])).toEqual([]);
  });
});

describe('west.yml and the workflow', () => {
  const workflow = (revision: string) =>
    [
      '.github/workflows/build.yml',
      `jobs:\n  build:\n    uses: zmkfirmware/zmk/.github/workflows/build-user-config.yml@${revision}\n`,
    ] as const;

  it('can have a closing bracket that is indented too little', () => {
    const text = `${workflow('v0.3')[1]}    with:\n      board: '[\n        "nice60"\n      ]'\n`;
    expect(found(plainWest, [workflow('v0.3')[0], text])).toEqual([]);
  });

  it('must be for the same release', () => {
    expect(found(plainWest, workflow('v0.3'))).toEqual([]);
    expect(found(['config/west.yml', west('v0.3.0')], workflow('v0.3'))).toEqual([]);
    expect(found(plainWest, workflow('main'))).toEqual(['warning release «main»']);
    expect(found(['config/west.yml', west('main')], workflow('main'))).toEqual(['note release «main»']);
  });

  it('tell which release is built, whether from a fork, and whether with modules', () => {
    const read = (text: string) => readConfiguration(new Map([['config/west.yml', text]]));
    expect(read(west('v0.3', 'me'))).toMatchObject({ release: { name: 'v0.3', status: 'fork' }, hasModules: true });
    expect(read(west('v0.3'))).toMatchObject({ release: { name: 'v0.3', status: 'known' }, hasModules: false });
    expect(read(`${west('v0.3')}    import: more.yml\n`)).toMatchObject({
      release: { status: 'known' },
      hasModules: true,
    });
  });

  it('are upgraded together with boards and options, and nothing else changes', () => {
    const files = new Map<string, string>([
      plainWest,
      workflow('v0.3'),
      ['build.yaml', '# mine\ninclude:\n  - board: "nice_nano_v2" # left\n    shield: corne_left\n'],
      ['config/corne.conf', '# lights\nCONFIG_WS2812_STRIP=y\nCONFIG_ZMK_SLEEP=y\n'],
    ]);
    const upgradeTo = (from: ReadonlyMap<string, string>, target: 'main' | 'v0.3') =>
      new Map(
        [...from].map(([name, text]) => {
          const changes = upgradeConfig(new Map([[name, text]]), target).flatMap(({ replacements }) => replacements);
          const upgraded = [...changes]
            .reverse()
            .reduce((t, { from: a, to: b, insert }) => t.slice(0, a) + insert + t.slice(b), text);
          return [name, upgraded];
        }),
      );
    const onMain = upgradeTo(files, 'main');
    expect(onMain.get('config/west.yml')).toBe(west('main'));
    expect(onMain.get('.github/workflows/build.yml')).toBe(workflow('main')[1]);
    expect(onMain.get('build.yaml')).toContain('- board: "nice_nano//zmk" # left');
    expect(onMain.get('config/corne.conf')).toBe('# lights\nCONFIG_ZMK_SLEEP=y\n');
    expect(upgradeConfig(onMain, 'main')).toEqual([]);
    expect(upgradeTo(onMain, 'v0.3').get('build.yaml')).toBe(files.get('build.yaml'));
    expect(upgradeTo(onMain, 'v0.3').get('config/west.yml')).toBe(west('v0.3'));
  });
});

describe('checkAll', () => {
  const keymap = (bindings: string) =>
    `#include <behaviors.dtsi>\n/ { keymap { compatible = "zmk,keymap"; base { bindings = <${bindings}>; }; }; };\n`;
  const check = (...files: readonly (readonly [string, string])[]) =>
    checkAll(new Map(files)).map(({ id, severity, file }) => `${severity} ${id} ${file}`);

  it('does not report unknown behaviors if a fork is built', () => {
    const lone = ['config/corne.keymap', keymap('&word_of_a_fork')] as const;
    expect(check(plainWest, lone)).toContain('error unknown-behavior config/corne.keymap');
    expect(check(['config/west.yml', west('main', 'me')], lone)).toEqual(['note unchecked config/west.yml']);
  });

  it('compares layer sizes with the keyboard', () => {
    const keys = (count: number) => ['config/corne.keymap', keymap('&kp A '.repeat(count))] as const;
    expect(check(keys(42))).toEqual([]);
    expect(check(keys(36))).toEqual([]);
    expect(check(keys(41))).toEqual(['warning layer-size config/corne.keymap']);
    expect(check(keys(41), ['boards/shields/corne/corne.overlay', ''])).toEqual([]);
  });

  it('checks an included file where it is included, and only the syntax of other files', () => {
    const part = ['config/base.keymap', keymap('OUTSIDE')] as const;
    expect(check(['config/my.keymap', '#define OUTSIDE &kp A\n#include "base.keymap"\n'], part)).toEqual([]);
    const wrong = ['boards/shields/mine/mine.dtsi', '/ { a = <1>; }'] as const;
    expect(check(wrong)).toEqual([`error syntax ${wrong[0]}`]);
    const build = ['build.yaml', 'include:\n  - board: planck_rev6\n'] as const;
    expect(check(wrong, build)).toEqual([`warning syntax ${wrong[0]}`]);
    expect(check(['config/unused.dtsi', '/ { a { bindings = <&kp ESCAP>; }; };'], build)).toEqual([]);
    const user = ['boards/shields/mine/mine.overlay', '#include "mine.dtsi"\n'] as const;
    expect(check(wrong, build, user)).toEqual([`warning syntax ${wrong[0]}`]);
    expect(check(wrong, ['build.yaml', `${build[1]}    shield: mine\n`], user)).toEqual([`error syntax ${wrong[0]}`]);
  });

  it('only warns about .conf files that no build reads', () => {
    const build = ['build.yaml', 'include:\n  - board: nice_nano_v2\n    shield: mine_left\n'] as const;
    const left = ['boards/shields/mine/mine_left.overlay', ''] as const;
    for (const [file, severity] of [
      ['config/mine.conf', 'error'],
      ['config/default.conf', 'error'],
      ['boards/shields/mine/mine_left.conf', 'error'],
      ['config/other.conf', 'warning'],
      ['boards/shields/mine/mine.conf', 'warning'],
      ['boards/shields/other/other.conf', 'warning'],
    ] as const)
      expect(check(build, left, [file, 'ZMK_SLEEP=y\n'])).toContain(`${severity} conf ${file}`);
  });

  it("warns about a shield's files that the build does not read", () => {
    const build = [
      'build.yaml',
      'include:\n  - board: nice_nano_v2\n    shield: sofle_left;nice_view_adapter\n',
    ] as const;
    const overlay = ['boards/shields/sofle/sofle_left.overlay', '/ { a = <1>; }'] as const;
    const found = check(build, overlay).filter((one) => one.includes('.overlay'));
    expect(found).toEqual(['warning unread', 'warning syntax'].map((one) => `${one} ${overlay[0]}`));
    const shield = ['boards/shields/sofle/Kconfig.shield', ''] as const;
    expect(check(build, overlay, shield)).toContain(`error syntax ${overlay[0]}`);
    const lone = ['boards/shields/nice_nano_v2.overlay', '/ { a = <1>; }'] as const;
    expect(check(build, lone)).toContain(`warning unread ${lone[0]}`);
    expect(check(build, lone)).not.toContain(`error syntax ${lone[0]}`);
  });

  it('reports a wrong layer size at the name of the layer, even if a macro adds nodes above it', () => {
    const text = `#define EXTRA x: x { };\n/ { EXTRA };\n${keymap('&kp A')}`.replace(
      'base',
      'up { bindings = <&kp A &kp B>; }; base',
    );
    const [found] = checkAll(new Map([['config/corne.keymap', text]])).filter(({ id }) => id === 'layer-size');
    expect(text.slice(found?.from, found?.to)).toBe('up');
  });

  it('accepts a file that is meant for an include inside a node', () => {
    expect(check(['config/behaviors.dtsi', '};\n/ { a { }; };\n/ {\n'])).toEqual([]);
  });

  it('accepts compatibles of modules', () => {
    const node = '/ { behaviors { x { compatible = "zmk,behavior-auto-layer"; }; }; };\n';
    const lone = ['config/corne.keymap', `${node}${keymap('&kp A '.repeat(42))}`] as const;
    expect(check(plainWest, lone)).toContain('error property config/corne.keymap');
    const module = `${plainWest[1].replace('  self:', '    - name: zmk-auto-layer\n      remote: zmkfirmware\n  self:')}`;
    expect(check(['config/west.yml', module], lone)).toContain('note property config/corne.keymap');
  });

  it('only warns about keymaps that are not built', () => {
    const build = ['build.yaml', 'include:\n  - board: planck_rev6\n'] as const;
    const good = ['config/planck_rev6.keymap', keymap('&kp A '.repeat(48))] as const;
    const wrong = keymap('&kp ESCAP '.repeat(48));
    expect(check(['config/base.keymap', wrong])).toContain('error unknown-name config/base.keymap');
    expect(check(build, good, ['config/base.keymap', wrong])).toEqual(['warning unknown-name config/base.keymap']);
    expect(check(build, good, ['config/plan.keymap', wrong])).toEqual(['warning unknown-name config/plan.keymap']);
    expect(check(build, good, ['config/boards/arm/mine/planck_rev6.keymap', wrong])).toEqual([
      'warning unknown-name config/boards/arm/mine/planck_rev6.keymap',
    ]);
    expect(check(build, good, ['old/planck_rev6.keymap', wrong])).toEqual([
      'warning unknown-name old/planck_rev6.keymap',
    ]);
    expect(check(build, ['config/planck_rev6.keymap', wrong])).toEqual([
      'error unknown-name config/planck_rev6.keymap',
    ]);
  });

  it('lowers the severity of a finding in a shared file if other keymaps that include the file do not have it', () => {
    const shared = ['shared.dtsi', keymap('&kp MINE')] as const;
    const first = ['config/a.keymap', '#define MINE A\n#include "../shared.dtsi"\n'] as const;
    const second = ['config/b.keymap', '#include "../shared.dtsi"\n'] as const;
    expect(check(shared, second)).toEqual(['note unknown-name shared.dtsi']);
    expect(check(shared, first, second)).toEqual([]);
    const typo = ['shared.dtsi', keymap('&kp ESCAP')] as const;
    const defined = ['config/a.keymap', '#define ESCAP ESC\n#include "../shared.dtsi"\n'] as const;
    expect(check(typo, second)).toEqual(['error unknown-name shared.dtsi']);
    expect(check(typo, defined, second)).toEqual(['warning unknown-name shared.dtsi']);
  });

  it('accepts unknown names if the workflow builds or patches its own ZMK', () => {
    const lone = ['config/glove80.keymap', keymap('&kp OF_THE_FORK '.repeat(80))] as const;
    const workflow = (step: string) =>
      ['.github/workflows/build.yml', `jobs:\n  a:\n    steps:\n      - ${step}\n`] as const;
    expect(check(lone, workflow('run: west build'))).toEqual(['error unknown-name config/glove80.keymap']);
    const moErgos = ['config/glove80.keymap', keymap(`&kp RGB_STATUS ${'&kp A '.repeat(79)}`)] as const;
    expect(check(moErgos)).toEqual(['note unknown-name config/glove80.keymap']);
    expect(check(moErgos, plainWest)).toEqual(['error unknown-name config/glove80.keymap']);
    const unchecked = [expect.stringMatching(/^note unchecked /)];
    expect(check(lone, workflow('repository: moergo-sc/zmk'))).toEqual(unchecked);
    expect(check(lone, plainWest, workflow('run: git -C zmk apply mine.patch'))).toEqual(unchecked);
  });

  it('compares layers with the matrix transform of the configuration’s own shield', () => {
    const shield = (map: string) =>
      [
        'boards/shields/mine/mine.dtsi',
        `/ { t: t { compatible = "zmk,matrix-transform"; map = <${map}>; }; };\n`,
      ] as const;
    const own = ['config/mine.keymap', keymap('&kp A &kp B')] as const;
    expect(check(own, shield('RC(0,0) RC(0,1)'))).toEqual([]);
    expect(check(own, shield('RC(0,0) /* no */ RC(0,1) RC(0,2)'))).toEqual(['warning layer-size config/mine.keymap']);
    expect(check(own, shield('RC(0,0) RC(0,1) MORE'))).toEqual([]);
  });

  it('uses the options that a board sets', () => {
    const build = ['build.yaml', 'include:\n  - board: mine\n    snippet: studio-rpc-usb-uart\n'] as const;
    const board = ['boards/mine/mine_defconfig', 'CONFIG_ZMK_STUDIO=y\n'] as const;
    expect(check(build, ['boards/mine/mine.dts', ''])).toContain('warning studio build.yaml');
    expect(check(build, board)).toEqual([]);
  });

  it('uses the number of Bluetooth profiles that a shield sets', () => {
    const files = [
      ['config/mine.keymap', keymap('&bt BT_SEL 5')],
      ['config/mine.conf', 'CONFIG_ZMK_SLEEP=y\n'],
      ['boards/shields/mine/mine.overlay', ''],
    ] as const;
    expect(check(...files)).toContain('warning option config/mine.keymap');
    const defaults = ['boards/shields/mine/Kconfig.defconfig', 'config BT_MAX_PAIRED\n    default 7\n'] as const;
    expect(check(...files, defaults)).not.toContain('warning option config/mine.keymap');
  });

  it('uses the options that a shield turns on by default', () => {
    const files = [
      ['config/mine.keymap', keymap('&soft_off')],
      ['config/mine.conf', ''],
      ['boards/shields/mine/mine.overlay', ''],
    ] as const;
    const defaults = 'if SHIELD_MINE\n\nconfig ZMK_PM_SOFT_OFF\n    default y # always\n\nendif\n';
    expect(check(...files)).toEqual(['warning option config/mine.keymap']);
    expect(check(...files, ['config/other.conf', '# CONFIG_ZMK_PM_SOFT_OFF=y'])).toEqual(check(...files));
    expect(check(...files, ['boards/shields/mine/Kconfig.defconfig', defaults])).toEqual([]);
    expect(check(...files, ['Kconfig', defaults.replace('default', 'bool "x"\n    default')])).toEqual([]);
  });

  it('accepts a reference to a layout from the dts folder of the configuration', () => {
    const board = '/ { transform_a: x { }; };\n&layout { transform = <&transform_a>; };\n';
    expect(
      check(
        ['dts/layouts/mine.dtsi', '/ { layout: layout { transform = <&transform_b>; }; };\n'],
        ['boards/mine.dts', `#include <layouts/mine.dtsi>\n${board}`],
      ),
    ).toEqual([]);
  });

  it('uses the labels of the configuration’s own shield and the options in build.yaml', () => {
    expect(
      check(
        ['config/mine.keymap', keymap('&spin &studio_unlock')],
        ['config/mine.conf', ''],
        ['boards/shields/mine/mine.overlay', '/ { spin: spin { }; };'],
        ['build.yaml', 'include:\n  - board: nice_nano_v2\n    shield: mine\n    cmake-args: -DCONFIG_ZMK_STUDIO=y\n'],
      ),
    ).toEqual([]);
  });
});

describe('misspelled names around the keymap', () => {
  const builds = (snippet: string) =>
    `include:\n  - board: nice_nano_v2\n    shield: corne_left\n    snippet: ${snippet}\n    cmake-args: -DCONFIG_ZMK_STUDIO=y\n  - board: nice_nano_v2\n    shield: corne_right\n`;

  it('reports a misspelled snippet, and accepts those of ZMK and Zephyr', () => {
    expect(found(plainWest, ['build.yaml', builds('studio-rpc-usb')])).toEqual(['error snippet «studio-rpc-usb»']);
    expect(fixed('build.yaml', builds('studio-rpc-usb'))).toBe(builds('studio-rpc-usb-uart'));
    for (const snippet of ['studio-rpc-usb-uart', 'zmk-usb-logging', 'cdc-acm-console'])
      expect(found(plainWest, ['build.yaml', builds(snippet)])).toEqual([]);
  });

  it('reports a release that does not exist, but not one that may exist by now', () => {
    expect(found(['config/west.yml', west('v0.2.9')])).toEqual(['error west «v0.2.9»']);
    expect(found(['config/west.yml', west('0.3')])).toEqual(['error west «0.3»']);
    const files = [
      ['config/west.yml', west('v0.33')],
      ['.github/workflows/build.yml', `uses: zmkfirmware/zmk/.github/workflows/build-user-config.yml@v0.3\n`],
    ] as const;
    expect(found(...files)).toEqual(['error west «v0.33»']);
    expect(fixed(...files[0])).toBe(west('v0.3'));
    for (const revision of ['v0.2.1', 'v0.3.1', 'v0.3-branch'])
      expect(found(['config/west.yml', west(revision)])).toEqual([]);
    for (const revision of ['v0.4', 'v0.10', 'v1.0', 'ac7f75b'])
      expect(found(['config/west.yml', west(revision)])).toEqual([`note unchecked «${revision}»`]);
  });

  it('reports shields with commas or in a list, an option without -D, and a project with two names', () => {
    const entry = (shield: string, args: string) =>
      `include:\n  - board: nice_nano_v2\n    shield: ${shield}\n    cmake-args: ${args}\n`;
    const wrong = entry('reviung41, nice_view_adapter', '-CONFIG_ZMK_SLEEP=y');
    expect(fixed('build.yaml', wrong)).toBe(entry('reviung41 nice_view_adapter', '-DCONFIG_ZMK_SLEEP=y'));
    const list = ['build.yaml', entry('[reviung41, tidbit]', '-DCONFIG_ZMK_SLEEP=y')] as const;
    expect(found(list)).toEqual(['warning yaml «shield»']);
    const workflow = '.github/workflows/build.yml';
    expect(found(list, [workflow, 'jobs:\n  a:\n    steps: []\n'])).toEqual([]);
    const uses = 'jobs:\n  a:\n    uses: zmkfirmware/zmk/.github/workflows/build-user-config.yml@v0.3\n';
    expect(found(list, [workflow, uses])).toEqual(['error yaml «shield»']);
    const project = '      import: app/west.yml\n';
    expect(found(['config/west.yml', west('v0.3').replace(project, `${project}      name: other\n`)])).toEqual([
      'error west «name»',
    ]);
  });

  it('suggests the remote that was meant', () => {
    const text = west('v0.3').replace('remote: zmkfirmware', 'remote: zmkfirmwares');
    expect(checkConfig(new Map([['config/west.yml', text]]))).toMatchObject([
      { message: 'There is no remote zmkfirmwares. Did you mean zmkfirmware?' },
    ]);
  });

  it('reports a workflow that ZMK does not have, and accepts a shortened commit as the same release', () => {
    const workflow = (file: string, revision: string) =>
      `jobs:\n  build:\n    uses: zmkfirmware/zmk/.github/workflows/${file}@${revision}\n`;
    const name = '.github/workflows/build.yml';
    expect(found(plainWest, [name, workflow('build-user-config.yaml', 'v0.3')])).toEqual([
      'error workflow «build-user-config.yaml»',
    ]);
    const commit = 'ac7f75b8591d39aaf3b66b9d26f26c9ed921a009';
    expect(found(['config/west.yml', west('ac7f75b')], [name, workflow('build-user-config.yml', commit)])).toEqual([
      'note unchecked «ac7f75b»',
    ]);
  });

  it('does not report missing files if west.yml is not YAML, because its modules are unknown', () => {
    const files = new Map([
      ['config/west.yml', 'manifest:\n\tprojects: []\n'],
      ['config/corne.keymap', '#include <behaviors/of_a_module.dtsi>\n'],
    ]);
    expect(checkAll(files).map(({ id }) => id)).toEqual(['unchecked', 'yaml']);
  });

  it('reports a missing file next to the keymap, unless a module may have it', () => {
    const messages = (west: string, path = '34.dtsi') =>
      checkAll(
        new Map([
          ['config/west.yml', west],
          ['config/corne.keymap', `#include "${path}"\n`],
        ]),
      ).map(({ message }) => message);
    const missing = "34.dtsi isn't among the open files. Add it, or correct its name.";
    const withModules = `${west('v0.3')}    import: more.yml\n`;
    expect(messages(west('v0.3'))).toContain(missing);
    expect(messages(withModules)).toEqual([
      "The included file 34.dtsi isn't open. Names that may come from it weren't checked.",
    ]);
    expect(messages(withModules, './34.dtsi')).toEqual([missing.replace('34', './34')]);
  });

  it('reports likely typos in the files of a keyboard', () => {
    const files = new Map([
      plainWest,
      [
        'boards/shields/a/a.dtsi',
        '/ { kscan0: kscan { compatible = "zmk,kscan-gpio-matrix"; }; left_encoder: enc { }; };\n',
      ],
      [
        'boards/shields/a/a_left.overlay',
        '#include "a.dtsi"\n&kscan0 { row-gpio = <&pro_micro 1 0>; };\n&left_encodr { };\n&spi1 { };\n',
      ],
    ]);
    expect(checkAll(files).map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'error: zmk,kscan-gpio-matrix has no property row-gpio. Did you mean row-gpios?',
      'warning: There is no node with the label left_encodr in the open files. Did you mean &left_encoder?',
    ]);
  });

  it('reports likely typos in chosen, pins, and positions of a keyboard', () => {
    const text = `/ {
  chosen { zmk,kscan = &kscan; zmk,matrix_transform = &tform0; zmk,physical-layouts = &tform0; };
  kscan0: kscan0 {
    compatible = "zmk,kscan-gpio-matrx";
    row-gpios = <&gpio0 2 (GPIO_ACTIVE_HIGH | GPIO_PULLDOWN)>, <&gpio0 3 (GPIO_ACTIVE_HIGH GPIO_PULL_DOWN)>;
    col-gpios = <&gpio0 4 (GPIO_ACTIVE_HIGH | NRF_GPIO_DRIVE_S0H1)>;
  };
  direct { compatible = "zmk,kscan-gpio-direct"; };
  more { compatible = "zmk,kscan-gpio-matrix"; diode-direction = "col2raw"; };
  tform0: tform0 { compatible = "zmk,matrix-transform"; map = <RC(0,0) RC(0 1)>; };
};
`;
    const files = new Map([
      plainWest,
      ['boards/shields/mine/mine.dtsi', text],
      ['boards/shields/mine/mine_left.overlay', '#include "mine.dtsi"\n'],
      ['boards/shields/mine/mine_right.overlay', '#include "mine.dtsl"\n'],
    ]);
    expect(
      checkAll(files).map(({ severity, file, from, to, message }) => {
        return `${severity}: «${files.get(file)?.slice(from, to)}» ${message}`;
      }),
    ).toEqual([
      'error: «&kscan» There is no node with the label kscan. Did you mean &kscan0?',
      'warning: «zmk,physical-layouts» Nothing reads zmk,physical-layouts in chosen. Did you mean zmk,physical-layout?',
      'warning: «"zmk,kscan-gpio-matrx"» There is no compatible zmk,kscan-gpio-matrx, unless a module defines it. Did you mean zmk,kscan-gpio-matrix?',
      "error: «GPIO_PULLDOWN» GPIO_PULLDOWN isn't defined. Did you mean GPIO_PULL_DOWN?",
      'error: «GPIO_ACTIVE_HIGH GPIO_PULL_DOWN» Write GPIO_ACTIVE_HIGH | GPIO_PULL_DOWN, with a | between them.',
      `error: «"col2raw"» diode-direction can't be "col2raw". Did you mean "col2row"?`,
      'error: «RC(0 1)» RC takes a row and a column, as in RC(0,1).',
      `warning: «"mine.dtsl"» mine.dtsl isn't among the open files. Did you mean boards/shields/mine/mine.dtsi?`,
    ]);
  });

  it('reports misspelled options of Zephyr, but not those that are only similar', () => {
    expect(found(['config/corne.conf', 'CONFIG_BT_CTRL_TX_PWR_PLUS_8=y\n'])).toEqual([
      'warning conf «CONFIG_BT_CTRL_TX_PWR_PLUS_8»',
    ]);
    expect(found(['config/corne.conf', 'CONFIG_PM=y\nCONFIG_BT_CTLR_TX_PWR_PLUS_9=y\n'])).toEqual([]);
  });

  it('lowers an unknown name in a keymap that is not built to a note', () => {
    const keymap =
      '#include <behaviors.dtsi>\n/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp NAME_OF_A_FORK>; }; }; };\n';
    const severities = (shield: string) =>
      checkAll(
        new Map([
          plainWest,
          ['config/corne.keymap', keymap],
          ['build.yaml', `include:\n  - board: nice_nano_v2\n    shield: ${shield}\n`],
        ]),
      ).flatMap(({ id, severity }) => (id === 'unknown-name' ? [severity] : []));
    expect(severities('corne_left')).toEqual(['error']);
    expect(severities('reviung41')).toEqual(['note']);
  });
});

describe('across files', () => {
  const check = (...files: readonly (readonly [string, string])[]) => {
    const map = new Map(files);
    return checkAll(map).map(
      ({ id, severity, file, from, to }) => `${severity} ${id} ${file} «${map.get(file)?.slice(from, to)}»`,
    );
  };
  const halves = (left = '', right = '') =>
    [
      'build.yaml',
      `include:\n  - board: nice_nano_v2\n    shield: corne_left\n${left}  - board: nice_nano_v2\n    shield: corne_right\n${right}`,
    ] as const;
  const keymap = '#include <behaviors.dtsi>\n';

  it('warns if Bluetooth is off on a wireless split', () => {
    const conf = ['config/corne.conf', 'CONFIG_ZMK_BLE=n\n'] as const;
    expect(check(halves(), conf)).toContain('warning half config/corne.conf «CONFIG_ZMK_BLE=n»');
    const wired = ['config/corne_left.conf', 'CONFIG_ZMK_BLE=n\nCONFIG_ZMK_SPLIT_WIRED=y\n'] as const;
    expect(check(halves(), wired).filter((one) => one.includes(' half '))).toEqual([]);
    expect(check(['build.yaml', 'include:\n  - board: planck_rev6\n'], ['config/planck.conf', conf[1]])).toEqual([]);
  });

  it('warns if the Studio snippet is on the half that is not the central', () => {
    const studio = '    snippet: studio-rpc-usb-uart\n    cmake-args: -DCONFIG_ZMK_STUDIO=y\n';
    const found = (...builds: [string?, string?]) => check(halves(...builds)).filter((one) => one.includes(' studio '));
    expect(found('', studio)).toEqual(['warning studio build.yaml «studio-rpc-usb-uart»']);
    expect(found(studio)).toEqual([]);
    expect(found(studio, studio)).toEqual(['note studio build.yaml «studio-rpc-usb-uart»']);
    expect(found('', studio.replace('=y', '=y -DCONFIG_ZMK_SPLIT_ROLE_CENTRAL=y'))).toEqual([]);
  });

  it('reports an include from a module that west.yml does not have, and can add it', () => {
    const user = ['config/corne.keymap', '#include "zmk-helpers/helper.h"\n'] as const;
    const files = new Map([plainWest, user]);
    expect(check(plainWest, user)).toContain('error module config/corne.keymap «"zmk-helpers/helper.h"»');
    const configuration = readConfiguration(files);
    const fixes = door.diagnose(configuration, null).flatMap((one) => (one.rule === 'module' ? one.fixes : []));
    const after = door.applyFixes(files, fixes).files;
    expect(check(...after).filter((one) => one.includes(' module '))).toEqual([]);
    expect(after.get('config/west.yml')).toContain(
      '      url-base: https://github.com/urob\n    - name: zmkfirmware\n',
    );
    expect(fixes.map(({ safe }) => safe)).toEqual([false]);
  });

  it('reports a workflow with an old image or old actions', () => {
    const workflow = [
      '.github/workflows/build.yml',
      'jobs:\n  build:\n    container:\n      image: zmkfirmware/zmk-build-arm:2.5\n    steps:\n      - uses: actions/upload-artifact@v2\n      - uses: actions/checkout@v4\n',
    ] as const;
    expect(check(plainWest, workflow)).toEqual([
      'error workflow .github/workflows/build.yml «zmkfirmware/zmk-build-arm:2.5»',
      'error workflow .github/workflows/build.yml «v2»',
    ]);
    const right = workflow[1].replace('2.5', '3.5').replace('@v2', '@v4');
    expect(check(plainWest, [workflow[0], right])).toEqual([]);
  });

  it('reports a keymap that no build uses, and can rename it', () => {
    const files = new Map([halves(), ['config/crkbd.keymap', keymap]]);
    const [finding] = door.diagnose(readConfiguration(files), null).filter(({ rule }) => rule === 'keymap-name');
    expect(finding).toMatchObject({ severity: 'warning', fixes: [{ title: 'Rename to corne.keymap', safe: false }] });
    expect([...door.applyFixes(files, finding?.fixes ?? []).files.keys()]).toContain('config/corne.keymap');
    for (const name of ['corne', 'corne_left', 'default'])
      expect(check(halves(), [`config/${name}.keymap`, keymap]).join()).not.toContain('keymap-name');
  });

  it('reports a .conf file that no build reads if its name is nearly right', () => {
    const names = (name: string) => check(halves(), [`config/${name}.conf`, '# mine\n']);
    expect(names('corne-left')).toEqual(['warning unread config/corne-left.conf «# mine»']);
    expect(names('crone')).toEqual(['warning unread config/crone.conf «# mine»']);
    for (const name of ['corne', 'corne_left', 'sofle']) expect(names(name)).toEqual([]);
  });

  it('reports entries that build nothing, or that overwrite another one', () => {
    const entry = (more = '') => `  - board: nice_nano_v2\n    shield: reviung41\n${more}`;
    expect(check(['build.yaml', 'include:\n  - board: nice_nano_v2\n'])).toEqual(['error entry build.yaml «board»']);
    expect(check(['build.yaml', `include:\n${entry()}${entry()}`])).toEqual(['error entry build.yaml «board»']);
    expect(check(['build.yaml', `include:\n${entry()}${entry('    artifact-name: other\n')}`])).toEqual([]);
    expect(check(['build.yaml', 'include: []\n'])).toEqual(['warning entry build.yaml «include: []»']);
  });
});

it('says once which included files are not open, and that names from them were not checked', () => {
  const modules = `${west('v0.3')}    import: more.yml\n`;
  const keymap = '#include <behaviors.dtsi>\n#include "one.h"\n#include <two/two.dtsi>\n// #include "three.h"\n';
  const files = new Map([
    ['config/west.yml', modules],
    ['config/my.keymap', keymap],
    ['config/other.keymap', keymap],
  ]);
  const unchecked = () => checkAll(files).filter(({ id }) => id === 'unchecked');
  expect(unchecked()).toMatchObject([
    {
      severity: 'note',
      file: 'config/my.keymap',
      message: "2 included files aren't open: one.h, two/two.dtsi. Names that may come from them weren't checked.",
    },
  ]);
  files.set('config/one.h', '').set('config/two/two.dtsi', '');
  expect(unchecked()).toEqual([]);
});
