import { expect, it } from 'vitest';
import { allowedEdits } from './typos.ts';

it('a typo is allowed in a word of medium length, two in a long one, none in short ones and numbers', () => {
  expect([allowedEdits('key'), allowedEdits('layer'), allowedEdits('bluetooth'), allowedEdits('nrf52840')]).toEqual([
    0, 1, 2, 0,
  ]);
});
