import { expect, test } from 'vitest';
import { assignPhysicalKeys } from './physicalKeys';

test('a key on the screen is the key with the same legend', () => {
  const { positions } = assignPhysicalKeys(['A', '1', ';', 'Space']);
  expect([...positions]).toEqual([
    ['KeyA', 0],
    ['Digit1', 1],
    ['Semicolon', 2],
    ['Space', 3],
  ]);
});

test('a key without such a legend gets a free one, and says which', () => {
  const { positions, hints } = assignPhysicalKeys(['mo_1', 'F', 'F_2']);
  expect(hints).toEqual(['J', 'F', 'D']);
  expect(positions.get('KeyJ')).toBe(0);
});

test('Escape and Tab are never taken, and keys beyond the keyboard have none', () => {
  const { positions, hints } = assignPhysicalKeys([
    'Esc',
    'Tab',
    ...Array.from({ length: 60 }, (_, index) => `x${index}`),
  ]);
  expect(positions.has('Escape')).toBe(false);
  expect(positions.has('Tab')).toBe(false);
  expect(hints.at(-1)).toBe('');
});
