import { keyCodes } from '#core/firmware';
import { expect, test } from 'vitest';
import { keyNames } from './keyNames.ts';

const line = (value: number, names: readonly string[]): string => [value.toString(16), ...names].join(' ');

test('the key names match core/firmware', () => {
  const reference = keyCodes
    .toSorted((a, b) => a.value - b.value)
    .map(({ value, name, aliases, deprecatedNames }) =>
      line(value, [...new Set([name, ...aliases, ...deprecatedNames])]),
    );
  expect(keyNames.trim().split('\n')).toEqual(reference);
});
