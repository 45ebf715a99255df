import { expect, it } from 'vitest';
import { isIdentifier, termsOf, tokenize } from './tokenize.ts';

const words = (text: string) => tokenize(text).map((token) => token.text);

it('keeps names from code in one token', () => {
  expect(words('Set CONFIG_ZMK_SLEEP=y')).toEqual(['Set', 'CONFIG_ZMK_SLEEP', '=', 'y']);
  expect(words('compatible = "zmk,kscan-gpio-matrix"')).toEqual(['compatible', '=', '"', 'zmk,kscan-gpio-matrix', '"']);
  expect(words('<&kp LC(C)>')).toEqual(['<', '&kp', 'LC', '(', 'C', ')', '>']);
});

it('splits off a comma or period at the end of a word', () => {
  expect(words('layers, and so on.')).toEqual(['layers', ',', 'and', 'so', 'on', '.']);
});

it('makes a token of a symbol on its own', () => {
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
])('%s has the term %s and the subwords %j', (token, whole, subwords) => {
  expect(termsOf(token)).toEqual({ whole, subwords });
});

it('distinguishes names from code from ordinary words', () => {
  for (const name of ['CONFIG_ZMK_SLEEP', '&kp', 'zmk,behavior', 'tapping-term-ms', 'GPIO', 'endUser'])
    expect(isIdentifier(name)).toBe(true);
  for (const word of ['keyboard', 'hold-tap', 'Bluetooth']) expect(isIdentifier(word)).toBe(false);
});
