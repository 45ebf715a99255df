import { expect, it } from 'vitest';
import { rules } from '#core/keymap-upgrade';
import { rewrites } from './rewrites';

it('the list of rewrites has every upgrade rule once', () => {
  expect(rewrites.map(({ rule }) => rule).sort()).toEqual(rules.map(({ id }) => id).sort());
});
