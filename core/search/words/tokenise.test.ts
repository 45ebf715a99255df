import { expect, it } from 'vitest';
import { isIdentifier, termsOf, tokenise } from './tokenise.ts';

const words = (text: string) => tokenise(text).map((token) => token.text);

it('keeps names from code whole', () => {
  expect(words('Set CONFIG_ZMK_SLEEP=y')).toEqual(['Set', 'CONFIG_ZMK_SLEEP', '=', 'y']);
  expect(words('compatible = "zmk,kscan-gpio-matrix"')).toEqual(['compatible', '=', '"', 'zmk,kscan-gpio-matrix', '"']);
  expect(words('<&kp LC(C)>')).toEqual(['<', '&kp', 'LC', '(', 'C', ')', '>']);
});

it('keeps a comma or full stop at the end of a word out of it', () => {
  expect(words('layers, and so on.')).toEqual(['layers', ',', 'and', 'so', 'on', '.']);
});

it('takes a lone sign for a word', () => {
  expect(words('~ €')).toEqual(['~', '€']);
});

it.each([
  ['CONFIG_ZMK_SLEEP', 'configzmksleep', ['config', 'zmk', 'sleep']],
  ['tapping-term-ms', 'tappingtermms', ['tapping', 'term', 'ms']],
  ['zmk,kscan-gpio-matrix', 'zmkkscangpiomatrix', ['zmk', 'kscan', 'gpio', 'matrix']],
  ['&kp', '&kp', ['kp']],
  ['BT_CLR_ALL', 'btclrall', ['bt', 'clr', 'all']],
  ['naïve', 'naive', []],
  ['€', '€', []],
])('knows %s whole and in parts', (token, whole, parts) => {
  expect(termsOf(token)).toEqual({ whole, parts });
});

it('tells names from words', () => {
  for (const name of ['CONFIG_ZMK_SLEEP', '&kp', 'zmk,behavior', 'tapping-term-ms', 'GPIO', 'endUser'])
    expect(isIdentifier(name)).toBe(true);
  for (const word of ['keyboard', 'hold-tap', 'Bluetooth']) expect(isIdentifier(word)).toBe(false);
});
