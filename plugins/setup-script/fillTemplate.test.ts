import { describe, expect, it } from 'vitest';
import { fillTemplate, type SetupHardware } from './fillTemplate.ts';

const hardware: SetupHardware = {
  keyboards: [
    {
      id: 'wing',
      name: 'Wing 10',
      kind: 'shield',
      parts: ['wing_left', 'wing_right'],
      requires: 'pro_micro',
      folder: 'app/boards/shields/wing',
    },
    { id: 'slab', name: 'Slab', kind: 'board', parts: ['slab'], requires: '', folder: 'app/boards/arm/slab' },
    {
      id: 'wing2',
      name: 'wing 2',
      kind: 'shield',
      parts: ['wing2'],
      requires: 'pro_micro',
      folder: 'app/boards/shields/wing',
    },
  ],
  controllers: [{ id: 'nano', name: 'nano $& v2', exposes: 'pro_micro', outputs: ['usb', 'ble'] }],
};

describe('fillTemplate', () => {
  it('writes one row per keyboard, sorted by name regardless of case', () => {
    expect(
      fillTemplate('@KEYBOARDS@', hardware)
        .split('\n')
        .map((line) => line.split('|')[1]),
    ).toEqual(['Slab', 'wing 2', 'Wing 10']);
  });

  it('writes the fields in the order that the scripts read them', () => {
    expect(fillTemplate('@KEYBOARDS@', hardware)).toContain(
      'wing|Wing 10|shield|wing_left wing_right|pro_micro|app/boards/shields/wing',
    );
    expect(fillTemplate('<@CONTROLLERS@>', hardware)).toBe('<nano|nano $& v2|pro_micro|usb ble>');
  });

  it('refuses a value that contains a quote', () => {
    const [first] = hardware.keyboards;
    if (!first) throw new Error('the fixture is empty');
    expect(() => fillTemplate('', { ...hardware, keyboards: [{ ...first, name: "Let's Split" }] })).toThrow(
      /Let's Split/,
    );
  });
});
