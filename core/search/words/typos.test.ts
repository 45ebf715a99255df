import { expect, it } from 'vitest';
import { allowedEdits } from './typos.ts';

it('short words and numbers are allowed no edits', () => {
  expect([allowedEdits('key'), allowedEdits('layer'), allowedEdits('bluetooth'), allowedEdits('nrf52840')]).toEqual([
    0, 1, 2, 0,
  ]);
});
