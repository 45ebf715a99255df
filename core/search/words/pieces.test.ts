import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinPieces, pieces } from './pieces.ts';

const texts = fc
  .array(fc.constantFrom('key', ' ', '&kp', '(', ', ', '. ', 'CONFIG_ZMK', 'é', '~', '-', '1', '&', '😀', '_'), {
    maxLength: 30,
  })
  .map((list) => list.join(''));

it('puts every text together again', () => {
  fc.assert(fc.property(texts, (text) => joinPieces(pieces(text)) === text));
  expect(joinPieces(pieces(' a&b c'))).toBe(' a&b c');
});

it('leaves single spaces between words out', () => {
  expect(pieces('press &kp A, then')).toEqual(['press', '&kp', 'A', ', ', 'then']);
});
