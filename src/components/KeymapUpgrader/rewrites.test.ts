import { expect, it } from 'vitest';
import { rules } from '#core/keymap-upgrade';
import { rewrites } from './rewrites';

it('names every rule of the upgrader once', () => {
  expect(rewrites.map(({ rule }) => rule).sort()).toEqual(rules.map(({ id }) => id).sort());
});
