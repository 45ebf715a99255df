import { describe, expect, it } from 'vitest';
import { needText, neededOption, whenText } from './conditions.ts';
import { findKconfigSymbol, getKconfigSymbol, kconfigAnchor, neededOptions } from './lookup.ts';
import { kconfigSymbols, symbolFrom } from './symbols.ts';

const fact = { symbol: 'CONFIG_LAMP', type: 'bool', sources: ['app/Kconfig'] } as const;
const option = (more: object, words: object = {}) =>
  symbolFrom({ ...fact, ...more }, { does: 'Lights up.', ...words }, 'config/lamps');

describe('an option', () => {
  it('is what the source says and what we say', () => {
    expect(option({ type: 'int', range: ['1', 'LAMP_MAX'], defaults: [{ value: '5' }], needs: ['LED'] })).toEqual({
      symbol: 'CONFIG_LAMP',
      type: 'int',
      defaults: [{ value: '5' }],
      range: ['1', 'CONFIG_LAMP_MAX'],
      needs: ['`CONFIG_LED` (on with `CONFIG_ZMK_BACKLIGHT`)'],
      dependsOn: ['LED'],
      description: 'Lights up.',
      source: 'app/Kconfig',
      page: 'config/lamps',
    });
  });

  it('says when a default applies, and what applies otherwise', () => {
    expect(option({ type: 'int', defaults: [{ value: '5', if: 'BIG' }, { value: '3' }] }).defaults).toEqual([
      { value: '5', when: 'with `CONFIG_BIG`', if: 'BIG' },
      { value: '3', when: 'otherwise' },
    ]);
    expect(option({ defaults: [{ value: 'y', if: 'BIG' }] }).defaults).toMatchObject([
      { value: 'y' },
      { value: 'n', when: 'otherwise' },
    ]);
  });

  it('says which other options turn it on', () => {
    expect(option({ turnedOnBy: ['A', 'B'] }).defaults).toEqual([
      { value: 'y', when: 'with `CONFIG_A` or `CONFIG_B`', if: 'A || B', turnedOn: true },
      { value: 'n', when: 'otherwise' },
    ]);
    expect(option({ defaults: [{ value: 'y' }], turnedOnBy: ['A'] }).defaults).toEqual([{ value: 'y' }]);
  });

  it('of Zephyr has the type and the last default from our words', () => {
    const { type, defaults, zephyr } = symbolFrom(
      { symbol: 'CONFIG_LAMP', defaults: [{ value: '5', if: 'BIG' }], sources: [] },
      { does: 'Lights up.', zephyr: { type: 'int', defaults: [{ value: 'LAMP_USUAL' }] } },
      'config/lamps',
    );
    expect({ type, zephyr }).toEqual({ type: 'int', zephyr: true });
    expect(defaults).toEqual([
      { value: '5', when: 'with `CONFIG_BIG`', if: 'BIG' },
      { value: 'CONFIG_LAMP_USUAL', when: 'otherwise' },
    ]);
  });

  it('that is deprecated names what to use instead', () => {
    expect(option({ deprecated: true }, { instead: 'CONFIG_LIGHT' })).toMatchObject({
      deprecated: '`CONFIG_LIGHT`',
      instead: 'CONFIG_LIGHT',
    });
    expect(option({ deprecated: true }, { instead: '' }).deprecated).toBe('nothing: delete the line');
  });
});

describe('conditions', () => {
  it.each([
    ['LAMP', '`CONFIG_LAMP`'],
    ['!LAMP', '`CONFIG_LAMP` off'],
    ['A || B || C', '`CONFIG_A`, `CONFIG_B`, or `CONFIG_C`'],
    ['$(dt_compat_enabled,zmk,lamp)', 'an enabled `zmk,lamp` node'],
  ])('%s is needed as "%s"', (condition, text) => {
    expect(needText(condition)).toBe(text);
  });

  it.each([
    ['LAMP', 'with `CONFIG_LAMP`'],
    ['!LAMP', 'unless `CONFIG_LAMP` is on'],
    ['A && B', 'with `CONFIG_A` and `CONFIG_B`'],
    ['A || B', 'with `CONFIG_A` or `CONFIG_B`'],
    ['SOC_RP2040 || A', 'on the RP2040, and with `CONFIG_A`'],
    ['!ARCH_POSIX && A', 'with `CONFIG_A`, except in native builds'],
    ['!ZMK_SPLIT_ROLE_CENTRAL && A && ZMK_SPLIT', 'on a split peripheral with `CONFIG_A`'],
    ['$(dt_compat_enabled,zmk,lamp)', 'with an enabled `zmk,lamp` node'],
  ])('%s applies %s', (condition, text) => {
    expect(whenText(condition)).toBe(text);
  });

  it('name the option to turn on, if that is all it takes', () => {
    expect(neededOption('LAMP')).toBe('CONFIG_LAMP');
    expect(neededOption('DISPLAY')).toBe('CONFIG_ZMK_DISPLAY');
    expect(neededOption('!LAMP')).toBeUndefined();
    expect(neededOption('SOC_SERIES_NRF52X')).toBeUndefined();
  });
});

describe('lookups', () => {
  it('list every option once', () => {
    expect(new Set(kconfigSymbols.map(({ symbol }) => symbol)).size).toBe(kconfigSymbols.length);
  });

  it('find an option with and without CONFIG_', () => {
    expect(findKconfigSymbol('ZMK_SLEEP')).toBe(findKconfigSymbol('CONFIG_ZMK_SLEEP'));
    expect(kconfigAnchor('CONFIG_ZMK_SLEEP')).toBe('config_zmk_sleep');
  });

  it('list what an option needs before what needs it', () => {
    expect(neededOptions('CONFIG_ZMK_STUDIO_LOCK_IDLE_TIMEOUT_SEC')).toEqual([
      'CONFIG_ZMK_STUDIO',
      'CONFIG_ZMK_STUDIO_LOCKING',
    ]);
  });

  it('name an unknown option and where to describe it', () => {
    expect(() => getKconfigSymbol('CONFIG_ZMK_SLEPE')).toThrow(/"CONFIG_ZMK_SLEPE".*core\/firmware\/text/);
  });
});
