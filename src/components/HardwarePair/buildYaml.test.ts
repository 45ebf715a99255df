import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';
import { buildYaml, setupCommands, westYml } from './buildYaml';
import { compatibilityWarning, fits, niceViewShields } from './compatibility';

const hardware = (id: string, more: Partial<HardwareRow>): HardwareRow => ({
  id,
  name: id,
  also: '',
  kind: 'controller',
  buildNames: [id],
  exposes: [],
  requires: [],
  chip: '',
  words: new Set(),
  ...more,
});
const nano = hardware('nice_nano_v2', { exposes: ['pro_micro'], words: new Set(['usb', 'ble']) });
const kb2040 = hardware('adafruit_kb2040', { exposes: ['pro_micro'], words: new Set(['usb']) });
const xiao = hardware('seeeduino_xiao_ble', { exposes: ['seeed_xiao'], words: new Set(['usb', 'ble']) });
const corne = hardware('corne', {
  kind: 'shield',
  buildNames: ['corne_left', 'corne_right'],
  requires: ['pro_micro'],
  exposes: ['i2c_oled'],
});
const reviung = hardware('reviung41', { kind: 'shield', requires: ['pro_micro'] });
const glove = hardware('glove80', {
  kind: 'onboard',
  buildNames: ['glove80_lh', 'glove80_rh'],
});

test('a split shield is built once for each half', () => {
  expect(parse(buildYaml({ board: nano, shield: corne, addons: [], studio: false }))).toEqual({
    include: [
      { board: 'nice_nano_v2', shield: 'corne_left' },
      { board: 'nice_nano_v2', shield: 'corne_right' },
    ],
  });
});

test('a keyboard with a built-in controller is built without a shield', () => {
  expect(parse(buildYaml({ board: glove, shield: undefined, addons: [], studio: false }))).toEqual({
    include: [{ board: 'glove80_lh' }, { board: 'glove80_rh' }],
  });
});

test('ZMK Studio is added to the central half', () => {
  expect(parse(buildYaml({ board: nano, shield: corne, addons: [], studio: true }))).toMatchObject({
    include: [
      { shield: 'corne_left', snippet: 'studio-rpc-usb-uart', 'cmake-args': '-DCONFIG_ZMK_STUDIO=y' },
      { board: 'nice_nano_v2', shield: 'corne_right' },
    ],
  });
});

test('a nice!view on an OLED header needs an adapter', () => {
  expect(niceViewShields(corne)).toEqual(['nice_view_adapter', 'nice_view']);
  expect(niceViewShields(reviung)).toEqual([]);
  expect(buildYaml({ board: nano, shield: corne, addons: niceViewShields(corne), studio: false })).toContain(
    'shield: corne_left nice_view_adapter nice_view\n',
  );
});

test('a shield fits boards with its header', () => {
  expect([nano, kb2040, xiao].map((board) => fits(board, corne))).toEqual([true, true, false]);
});

test('a split keyboard on a board without Bluetooth gets a warning', () => {
  expect(compatibilityWarning(kb2040, corne)).toContain('Bluetooth');
  expect(compatibilityWarning(nano, corne)).toBeUndefined();
  expect(compatibilityWarning(kb2040, reviung)).toBeUndefined();
});

test('west.yml contains the release', () => {
  expect(parse(westYml('v0.3'))).toMatchObject({
    manifest: { projects: [{ name: 'zmk', revision: 'v0.3', import: 'app/west.yml' }], self: { path: 'config' } },
  });
});

test('the setup commands contain the ids of the selected hardware', () => {
  const { sh, powershell } = setupCommands({ board: nano, shield: corne });
  expect(sh).toMatch(/^ZMK_SETUP_KEYBOARD=corne ZMK_SETUP_CONTROLLER=nice_nano_v2 bash -c /);
  expect(powershell).toMatch(
    /^\$env:ZMK_SETUP_KEYBOARD='corne'; \$env:ZMK_SETUP_CONTROLLER='nice_nano_v2'; powershell /,
  );
  expect(setupCommands({ board: glove, shield: undefined }).sh).toMatch(/^ZMK_SETUP_KEYBOARD=glove80 bash -c /);
});

test.each(['setup.sh', 'setup.ps1'])('%s has the same warning about a controller without Bluetooth', (file) => {
  const script = fs.readFileSync(`plugins/setup-script/templates/${file}`, 'utf8');
  const names = file === 'setup.sh' ? ['%s', '%s'] : ['$($keyboard.Name)', '$($controller.Name)'];
  const [keyboard, controller] = [
    { ...corne, name: names[0] ?? '' },
    { ...kb2040, name: names[1] ?? '' },
  ];
  expect(script).toContain(compatibilityWarning(controller, keyboard));
});
