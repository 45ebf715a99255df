import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinSegments, segmentsOf } from './segments.ts';

const texts = fc
  .array(fc.constantFrom('key', ' ', '&kp', '(', ', ', '. ', 'CONFIG_ZMK', 'é', '~', '-', '1', '&', '😀', '_'), {
    maxLength: 30,
  })
  .map((list) => list.join(''));

it('joinSegments restores the text that segmentsOf split', () => {
  fc.assert(fc.property(texts, (text) => joinSegments(segmentsOf(text)) === text));
  expect(joinSegments(segmentsOf(' a&b c'))).toBe(' a&b c');
});

it('segmentsOf leaves out single spaces between words', () => {
  expect(segmentsOf('press &kp A, then')).toEqual(['press', '&kp', 'A', ', ', 'then']);
});
