import { describe, expect, test } from 'vitest';
import { characterRows, hostLayouts } from './characters.ts';
import { encodeKeyCode } from './encode.ts';
import { isDeprecatedName } from './keyCodes.ts';

describe.each(hostLayouts.map((layout) => [layout.title, layout] as const))('%s', (_title, { characters }) => {
  test.each(Object.entries(characters))('%s is typed by key codes that exist', (character, keys) => {
    expect([...character]).toHaveLength(1);
    for (const key of [keys].flat()) {
      expect(encodeKeyCode(key), key).toMatchObject({ ok: true });
      expect(isDeprecatedName(key.replace(/[A-Z]{2}\(|\)/g, ''))).toBe(false);
    }
  });

  test('no key types two characters', () => {
    const single = Object.values(characters).map((keys) => [keys].flat().join(' '));
    expect(new Set(single).size).toBe(single.length);
  });
});

test('a character lists every layout that has it', () => {
  const row = characterRows().find(({ character }) => character === 'ñ');
  expect(row?.ways).toEqual([
    { layout: 'US International', presses: ['RA(N)'] },
    { layout: 'US on macOS', presses: ['LA(N)', 'N'] },
    { layout: 'Spanish', presses: ['SEMI'] },
  ]);
});
