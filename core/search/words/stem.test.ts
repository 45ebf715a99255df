import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['layers', 'layer'],
  ['batteries', 'battery'],
  ['flashing', 'flash'],
  ['flashed', 'flash'],
  ['debouncing', 'debounce'],
  ['debounced', 'debounce'],
  ['behaviours', 'behavior'],
  ['colour', 'color'],
  ['switches', 'switch'],
  ['mapped', 'map'],
  ['mapping', 'map'],
  ['pairing', 'paired'],
  ['configure', 'configuring'],
  ['sensors', 'sensor'],
  ['wiring', 'wired'],
  ['typing', 'types'],
])('%s and %s have the same stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it.each([
  ['bus', 'bu'],
  ['status', 'statu'],
  ['power', 'pow'],
  ['layer', 'lay'],
  ['hide', 'hid'],
  ['modes', 'mods'],
  ['rp2040', 'rp204'],
])('%s and %s have different stems', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
