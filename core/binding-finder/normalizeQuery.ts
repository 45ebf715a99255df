import { modifierWord } from './modifiers.ts';

export const isKeypad = (text: string) => /^(?:keypad|kp|numpad)$/i.test(text);

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Signs and numbers as used in the tables: "vol -" is "vol down", and "layer two" is "layer 2". */
export const normalizeQuery = (text: string) =>
  text
    .replace(/\bnum(?:ber|eric)? ?(?:key)?pad/i, 'numpad')
    // With a modifier or the keypad, the sign is a key.
    .replace(/^([a-z ]*[a-z]) ?([+-])$/i, (whole, words: string, sign) =>
      isKeypad(words) || modifierWord(words.split(' ').at(-1) ?? '')
        ? whole
        : `${words} ${sign === '+' ? 'up' : 'down'}`,
    )
    .replace(/(?<=\d) ?%$/, ' percent')
    .replace(/(?<= )[a-z]+$/i, (word) =>
      digits.includes(word.toLowerCase()) ? `${digits.indexOf(word.toLowerCase())}` : word,
    );
