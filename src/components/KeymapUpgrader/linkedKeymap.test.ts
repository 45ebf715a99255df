import { expect, test } from 'vitest';
import { linkedKeymap, upgraderLink } from './linkedKeymap';

test('a link contains the keymap, and other or damaged fragments none', () => {
  const source = '#define A "é"\n/ { };\n';
  expect(linkedKeymap(new URL(upgraderLink(source), 'https://site.invalid').hash)).toBe(source);
  expect(linkedKeymap('#checks')).toBeUndefined();
  expect(linkedKeymap('#source=%')).toBeUndefined();
});
