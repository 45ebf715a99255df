import { describe, expect, it } from 'vitest';
import { kconfigChoices } from './choices.ts';
import { findKconfigChoice, findKconfigSymbol, getKconfigSymbol, kconfigAnchor, kconfigSymbols } from './lookup.ts';
import { kconfigTopics } from './topics.ts';
import type { KconfigSymbol } from './types.ts';

const plainValue = { bool: /^[yn]$/, int: /^-?\d+$/, hex: /^0x[0-9A-F]+$/, string: /^".*"$/ } as const;

describe.each(kconfigSymbols)('$symbol', (row: KconfigSymbol) => {
  it('has a valid name, source file and range', () => {
    expect(row.symbol).toMatch(/^CONFIG_[A-Z0-9_]+$/);
    expect(row.source, 'name the file that declares it: app/… or zephyr/…').toMatch(/^(app|zephyr)\/[\w./-]+$/);
    for (const bound of row.range ?? []) expect(bound).toMatch(/^(-?\d+|0x[0-9A-F]+|CONFIG_[A-Z0-9_]+)$/);
  });

  it('has defaults of its type, with a condition for all but the last', () => {
    for (const { value, when } of row.defaults) {
      if (!value.startsWith('CONFIG_')) expect(value, `a ${row.type} default`).toMatch(plainValue[row.type]);
      if (when !== undefined)
        expect(when, 'continue the sentence after the value: "with …", "on …", "otherwise"').toMatch(/^[a-z]/);
    }
    expect(
      row.defaults.slice(0, -1).every(({ when }) => when),
      'only the last default may lack a condition',
    ).toBe(true);
  });

  it('has a description in whole sentences', () => {
    expect(row.description, 'write one or two sentences').toMatch(/^[A-Z].*[.)]$/s);
    expect(row.description.length).toBeLessThan(320);
    for (const [, code] of row.description.matchAll(/`(CONFIG_[A-Z0-9_]+)`/g))
      expect(findKconfigSymbol(code ?? ''), `${code} is not in core/firmware/kconfig`).toBeDefined();
  });

  it('is listed in its choice, if it has one', () => {
    if (row.choice)
      expect(findKconfigChoice(row.choice)?.members, `add it to ${row.choice} in choices.ts`).toContain(row.symbol);
  });
});

describe.each(kconfigTopics)('the topic $page', ({ symbols }) => {
  it('is sorted by name', () => {
    const names = symbols.map(({ symbol }) => symbol);
    expect(names).toEqual([...names].sort());
  });
});

describe.each(kconfigChoices)('the choice $name', ({ members, default: defaultMember }) => {
  it('has known members, including the default', () => {
    expect(members.filter((member) => findKconfigSymbol(member) === undefined)).toEqual([]);
    expect(members).toContain(defaultMember);
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

  it('name an unknown option and where to add it', () => {
    expect(() => getKconfigSymbol('CONFIG_ZMK_SLEPE')).toThrow(/"CONFIG_ZMK_SLEPE".*core\/firmware\/kconfig/);
  });
});
