import { expect, test } from 'vitest';
import { boards, hardwareFeatures, hardwareOutputs, interconnects as headers, shields } from '#core/firmware';
import type { HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';
import { chips, interconnects, matches, outputs, properties, readFilter, writeFilter } from './filter';

test('the choices are those of the data', () => {
  expect(chips.toSorted()).toEqual([...new Set(boards.map(({ chip }) => chip))].toSorted());
  expect(interconnects.map(([id]) => id).toSorted()).toEqual(headers.map(({ id }) => id).toSorted());
  expect(outputs.map(([id]) => id).toSorted()).toEqual([...hardwareOutputs].toSorted());
  // No hardware in the firmware has a pointing device, and keys are a matter of kind.
  const offered = hardwareFeatures.filter((feature) => feature !== 'keys' && feature !== 'pointer');
  expect(properties.map(([id]) => id).toSorted()).toEqual(['split', ...offered].toSorted());
  expect([...boards, ...shields].some(({ features }) => features?.includes('pointer'))).toBe(false);
});

const corne: HardwareRow = {
  id: 'corne',
  name: 'Corne',
  parts: ['corne_left', 'corne_right'],
  kind: 'shield',
  exposes: ['i2c_oled'],
  requires: ['pro_micro'],
  chip: '',
  has: ['split', 'display'],
  outputs: [],
};
const kb2040: HardwareRow = {
  id: 'adafruit_kb2040',
  name: 'Adafruit KB2040',
  parts: ['adafruit_kb2040'],
  kind: 'controller',
  exposes: ['pro_micro'],
  requires: [],
  chip: 'RP2040',
  has: [],
  outputs: ['usb'],
};

test.each([
  ['', true, true],
  ['?text=Corne', true, false],
  ['?text=corne_right', true, false],
  ['?kind=controller', false, true],
  ['?interconnect=pro_micro', true, true],
  ['?interconnect=i2c_oled', true, false],
  ['?has=split,display', true, false],
  ['?has=split,encoder', false, false],
  ['?chip=RP2040', false, true],
  ['?output=ble', true, false],
])('%j shows the Corne: %s, the KB2040: %s', (search, shield, board) => {
  const filter = readFilter(search);
  expect([matches(corne, filter), matches(kb2040, filter)]).toEqual([shield, board]);
});

test.each(['?chip=nrf52840', '?has=foo', '?kind=toString', '?interconnect=x&output=y'])(
  '%j asks for nothing that a field could show, and hides nothing',
  (search) => expect(readFilter(search)).toEqual(readFilter('')),
);

test('a filter comes back from the address, and other parameters stay', () => {
  const search = '?board=nice_nano_v2&text=nice&kind=controller&output=ble&has=split,studio';
  expect(writeFilter(readFilter(search), search)).toBe(search);
  expect(writeFilter(readFilter(''), search)).toBe('?board=nice_nano_v2');
});
