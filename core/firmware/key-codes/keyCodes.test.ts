import { describe, expect, test } from 'vitest';
import { encodeKeyCode } from './encode.ts';
import { groups } from './groups.ts';
import { findKeyCode, keyCode, keyCodes } from './keyCodes.ts';
import { modifiers } from './modifiers.ts';
import { carriers } from './reports.ts';

const names = keyCodes.flatMap((code) => [code.name, ...code.aliases, ...code.deprecatedNames]);

test('a code is what the source and our words say about its number', () => {
  const words = {
    names: 'LAMP_ON LAMP',
    title: 'Lamp',
    does: 'Turns the lamp on.',
    qmk: 'KC_LAMP KC_LMP',
    os: 'yn??y',
  };
  const facts = [{ name: 'LAMP' }, { name: 'LAMP_ON' }, { name: 'LMP', deprecated: true }] as const;
  expect(keyCode(words, 'locks', 0x020c_0004, facts)).toEqual({
    name: 'LAMP_ON',
    aliases: ['LAMP'],
    deprecatedNames: ['LMP'],
    deprecated: false,
    usagePage: 0x0c,
    usageId: 4,
    modifiers: ['MOD_LSFT'],
    value: 0x020c_0004,
    group: 'locks',
    title: 'Lamp',
    does: 'Turns the lamp on.',
    qmk: ['KC_LAMP', 'KC_LMP'],
    os: { Windows: 'yes', Linux: 'no', Android: 'unknown', macOS: 'unknown', iOS: 'yes' },
    notes: [],
  });
});

test('a code whose only names are deprecated is deprecated', () => {
  const facts = [{ name: 'LAMP', deprecated: true }] as const;
  const words = { names: 'LAMP', title: 'Lamp', does: 'Turns the lamp on.', os: '?????' };
  expect(keyCode(words, 'locks', 1, facts)).toMatchObject({ deprecated: true, deprecatedNames: [] });
});

test('names and values are unique', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(keyCodes.map(({ value }) => value)).size).toBe(keyCodes.length);
});

test('every group has rows, and the rows are in the order of the groups', () => {
  const order = groups.map(({ id }) => id);
  const seen = [...new Set(keyCodes.map(({ group }) => group))];
  expect(seen.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))).toEqual(seen);
  expect(seen).toEqual(order);
});

describe.each(keyCodes.map((code) => [code.name, code] as const))('%s', (name, code) => {
  test('has names that are valid in C', () => {
    for (const other of [name, ...code.aliases, ...code.deprecatedNames]) expect(other).toMatch(/^[A-Z][A-Z0-9_]*$/);
  });

  test('has a usage page that the firmware supports, and starts with C_ on the consumer page', () => {
    expect([0x01, 0x07, 0x0c]).toContain(code.usagePage);
    expect(code.usageId).toBeGreaterThan(0);
    expect(name.startsWith('C_')).toBe(code.usagePage === 0x0c);
  });

  test('has a title and a description', () => {
    expect(code.title).not.toBe('');
    expect(code.does).toMatch(/\.$/);
  });

  test('types one character at a time', () => {
    for (const character of [code.types, code.shifted]) if (character) expect([...character]).toHaveLength(1);
  });

  test('has QMK names that start with KC_', () => {
    for (const qmk of code.qmk) expect(qmk).toMatch(/^KC_[A-Z0-9_]+$/);
  });

  test('is found by each of its names', () => {
    for (const other of [name, ...code.aliases, ...code.deprecatedNames]) expect(findKeyCode(other)).toBe(code);
  });
});

test('a code that includes Shift types what its key types with Shift', () => {
  for (const code of keyCodes.filter((each) => each.modifiers.length > 0 && each.types)) {
    const plain = keyCodes.find((each) => each.value === (code.value & 0x00ff_ffff));
    expect(plain?.shifted, code.name).toBe(code.types);
  }
});

test('support is listed for five operating systems', () => {
  expect(findKeyCode('F13')?.os).toEqual({ Windows: 'yes', Linux: 'yes', Android: 'no', macOS: 'yes', iOS: 'yes' });
});

test('the firmware can send all codes except the three system codes', () => {
  const unsendable = keyCodes.filter((code) => !Object.values(carriers(code)).includes(true));
  expect(unsendable.map(({ name }) => name)).toEqual(['SYSTEM_POWER', 'SYSTEM_SLEEP', 'SYSTEM_WAKE_UP']);
});

test('F13 and up need the extended report with NKRO', () => {
  const f12 = findKeyCode('F12');
  const f13 = findKeyCode('F13');
  expect(f12 && carriers(f12)).toMatchObject({ hkro: true, nkro: true });
  expect(f13 && carriers(f13)).toMatchObject({ hkro: true, nkro: false, nkroExtended: true });
});

describe.each(modifiers.map((modifier) => [modifier.function, modifier] as const))('%s()', (_name, modifier) => {
  test('adds the bit of its modifier key', () => {
    const code = findKeyCode(modifier.keyCode);
    expect(code?.group).toBe('modifiers');
    expect(code && 1 << (code.usageId - 0xe0)).toBe(modifier.bit);
  });
});

test('nested modifier functions add up', () => {
  expect(encodeKeyCode('LC(RA(B))')).toEqual({
    ok: true,
    code: { name: 'B', modifierBits: 0x41, usagePage: 0x07, usageId: 0x05, value: 0x4107_0005 },
  });
  expect(encodeKeyCode('LS(NUMBER_4)')).toMatchObject({ code: { value: findKeyCode('DOLLAR')?.value } });
  expect(encodeKeyCode('LX(A)')).toEqual({ ok: false, reason: 'LX() is not a modifier function' });
  expect(encodeKeyCode('NOPE')).toEqual({ ok: false, reason: 'NOPE is not a key code' });
});
