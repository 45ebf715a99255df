import { expect, it } from 'vitest';
import { requestedCharacter } from './requestedCharacter.ts';

it.each([
  ['how do i type é', 'é'],
  ['How do I type an é?', 'é'],
  ['type ñ', 'ñ'],
  ['how to write the ü key', 'ü'],
  ['how do you enter €', '€'],
])('%j asks for the character %j', (query, character) => expect(requestedCharacter(query)).toBe(character));

it.each(['type', 'how do I type a', 'é', 'type &kp', 'how do I type faster?', 'get = sign in macros'])(
  '%j asks for no character',
  (query) => expect(requestedCharacter(query)).toBeUndefined(),
);
