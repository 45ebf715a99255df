import { describe, expect, it } from 'vitest';
import { firmwareFrom, type FirmwareFacts } from './index.ts';

const none: FirmwareFacts = {
  about: { release: 'v9.0.0', commit: '', zephyr: '', studioMessages: '' },
  options: [],
  choices: [],
  bindings: [],
  properties: [],
  chosen: [],
  nodes: [],
  keyNames: [],
  names: [],
  usages: [],
  includes: [],
  hardware: [],
  buildNames: [],
  snippets: [],
  messages: [],
};

describe('the firmware of a release', () => {
  it('finds options with and without the prefix', () => {
    const lamp = { symbol: 'CONFIG_ZMK_LAMP', type: 'bool', sources: ['app/Kconfig'] } as const;
    const firmware = firmwareFrom({ ...none, options: [lamp] });
    expect(firmware.option('CONFIG_ZMK_LAMP')).toBe(lamp);
    expect(firmware.option('ZMK_LAMP')).toBe(lamp);
    expect(firmware.option('CONFIG_ZMK_OTHER')).toBeUndefined();
  });

  it('separates the properties of nodes and of their child nodes', () => {
    const own = { compatible: 'zmk,lamps', name: 'gpios', type: 'phandle-array' } as const;
    const child = { compatible: 'zmk,lamps', name: 'color', child: true, type: 'int' } as const;
    const firmware = firmwareFrom({ ...none, properties: [own, child] });
    expect(firmware.properties('zmk,lamps')).toEqual([own]);
    expect(firmware.properties('zmk,lamps', 'child')).toEqual([child]);
  });

  it('finds names in all headers', () => {
    const one = { header: 'dt-bindings/zmk/keys.h', name: 'RC', arguments: 1 };
    const other = { header: 'dt-bindings/zmk/matrix_transform.h', name: 'RC', arguments: 2 };
    expect(firmwareFrom({ ...none, names: [one, other] }).names('RC')).toEqual([one, other]);
  });

  it.each([
    ['lamp', true],
    ['lamp/chip1/zmk', true],
    ['lamp//zmk', true],
    ['lamp@2//zmk', true],
    ['lamp@2.0.0', true],
    ['lamp@3', false],
    ['lamp/chip2/zmk', false],
    ['lamp//other', false],
    ['lamps', false],
    ['', false],
  ])('accepts the spellings of a board that the build accepts: %j is %j', (name, known) => {
    const board = { kind: 'board', name: 'lamp/chip1/zmk', revisions: ['1.0.0', '2.0.0'] } as const;
    expect(firmwareFrom({ ...none, buildNames: [board] }).hasBoard(name)).toBe(known);
  });

  it('knows old board names, whose revisions it may not list', () => {
    const firmware = firmwareFrom({ ...none, buildNames: [{ kind: 'board', name: 'lamp_v2' }] });
    expect(firmware.hasBoard('lamp_v2')).toBe(true);
    expect(firmware.hasBoard('lamp_v3')).toBe(false);
    expect(firmware.hasShield('lamp_v2')).toBe(false);
  });
});
