import { expect, it } from 'vitest';
import { indexOf, page, samplePages, section, text } from '../fixtures/pages.ts';
import { respell } from './respell.ts';

const index = indexOf([
  ...samplePages,
  page('/docs/macros', 'Macros', [section(2, 'On macOS', text('Macros and wireless keyboards on macOS.'))]),
]);

it.each([
  ['wirless keyboard', 'wireless keyboard'],
  ['my wierless', 'my wireless'],
  ['Enconder, then sleep', 'encoder, then sleep'],
])('%s is corrected to %s', (typed, spelled) => {
  expect(respell(index, typed)).toBe(spelled);
});

it.each([
  ['a word of the site', 'sticky'],
  ['the beginning of a word', 'blueto'],
  ['a word of the vocabulary', 'joystick'],
  ['two words without a space', 'stickykey'],
  ['a short word', 'slepe'],
  ['a typo with two possible corrections', 'marcos'],
  ['a name', 'CONFIG_ZMK_SLEPE'],
])('does not change %s', (_, typed) => {
  expect(respell(index, typed)).toBe(typed);
});
