import { expect, it } from 'vitest';
import { characterAsked } from './characterAsked.ts';

it.each([
  ['how do i type é', 'é'],
  ['How do I type an é?', 'é'],
  ['type ñ', 'ñ'],
  ['how to write the ü key', 'ü'],
  ['how do you enter €', '€'],
])('%j asks for %j', (query, character) => expect(characterAsked(query)).toBe(character));

it.each(['type', 'how do I type a', 'é', 'type &kp', 'how do I type faster?', 'get = sign in macros'])(
  '%j asks for no character',
  (query) => expect(characterAsked(query)).toBeUndefined(),
);
