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
])('%s is spelled %s', (typed, spelled) => {
  expect(respell(index, typed)).toBe(spelled);
});

it.each([
  ['a word of the site', 'sticky'],
  ['the beginning of one', 'blueto'],
  ['one that readers use and no page does', 'joystick'],
  ['two words in one', 'stickykey'],
  ['a short one', 'slepe'],
  ['one that may be two words', 'marcos'],
  ['a name', 'CONFIG_ZMK_SLEPE'],
])('leaves %s alone', (_, typed) => {
  expect(respell(index, typed)).toBe(typed);
});
