import { describe, expect, it } from 'vitest';
import { boards, buildNames } from '../hardware/hardware.ts';
import { boardChanges, boardInRelease, boardOnMain, optionChanges, readBoardTarget } from './index.ts';

describe('board names', () => {
  it.each(boards.flatMap(buildNames))('translate %s to main and back', (name) => {
    const target = boardOnMain(name);
    expect(target, 'add it to boards.ts').toBeDefined();
    expect(boardInRelease(target ?? '')).toBe(name);
  });

  it('are sorted and unique', () => {
    const names = boardChanges.map(({ before }) => before);
    expect(names).toEqual([...new Set(names)].sort());
  });

  it.each([
    ['nice_nano_v2', 'nice_nano//zmk'],
    ['nice_nano', 'nice_nano@1.0.0//zmk'],
    ['seeeduino_xiao_ble', 'xiao_ble//zmk'],
    ['nrfmicro_11_flipped', 'nrfmicro@1.1.0/nrf52840/flipped_zmk'],
    ['nrf52840dk_nrf52840', 'nrf52840dk/nrf52840/zmk'],
    ['corneish_zen_v2_left', 'corneish_zen_left//zmk'],
    ['glove80_lh', 'glove80_lh'],
    ['mikoto@7.2', 'mikoto@7.2.0//zmk'],
  ])('translate %s to %s on main', (before, after) => {
    expect(boardOnMain(before)).toBe(after);
  });

  it.each([
    ['nice_nano@2.0.0/nrf52840/zmk', 'nice_nano_v2'],
    ['nice_nano@1//zmk', 'nice_nano'],
    ['nice_nano@1.0//zmk', 'nice_nano'],
    ['nrfmicro/nrf52833/zmk', 'nrfmicro_13_52833'],
    ['xiao_ble', 'seeeduino_xiao_ble'],
    ['nice_nano@3//zmk', undefined],
    ['unknown//zmk', undefined],
    ['not a board', undefined],
  ])('translate %s on main to %s in the release', (target, before) => {
    expect(boardInRelease(target)).toBe(before);
  });

  it('have no translation for a board that is gone', () => {
    expect(boardOnMain('dz60rgb_rev1')).toBeUndefined();
    expect(boardChanges.find(({ before }) => before === 'dz60rgb_rev1')).toEqual({ before: 'dz60rgb_rev1' });
  });

  it('are split into board, revision, chip and variant', () => {
    expect(readBoardTarget('nice_nano@1.0.0/nrf52840/zmk')).toEqual({
      board: 'nice_nano',
      revision: '1.0.0',
      chip: 'nrf52840',
      variant: 'zmk',
    });
    expect(readBoardTarget('nice_nano//zmk')).toEqual({ board: 'nice_nano', variant: 'zmk' });
    expect(readBoardTarget('')).toBeUndefined();
  });
});

describe('options', () => {
  it('are sorted and unique', () => {
    const symbols = optionChanges.map(({ symbol }) => symbol);
    expect(symbols).toEqual([...new Set(symbols)].sort());
  });

  it.each(optionChanges)('include $symbol with what to do instead', ({ instead, option }) => {
    expect(instead).toMatch(/^[A-Z].*\.$/);
    if (option) expect(instead).toContain(option);
  });
});
