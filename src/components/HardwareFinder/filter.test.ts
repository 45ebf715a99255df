import { expect, test } from 'vitest';
import { boards, hardwareFeatures, hardwareOutputs, interconnects, shields } from '#core/firmware';
import type { HardwareRow } from '@site/src/components/HardwareFinder/readHardwareRow';
import { readQuery } from '@site/src/components/Finder/query';
import { wordsFor } from '@site/src/staticComponents/HardwareTable/describe';
import { bestName, fields, nameFilter, rowFilter, searchable, shorterQueries } from './filter';

test('the filters offer exactly the values that are in the hardware tables', () => {
  const valuesOf = (filter: string) => fields.filters[filter]?.values.toSorted();
  expect(valuesOf('chip')).toEqual([...new Set(boards.map(({ chip }) => chip))].toSorted());
  expect(valuesOf('interconnect')).toEqual(interconnects.map(({ id }) => id).toSorted());
  expect(valuesOf('output')).toEqual([...hardwareOutputs].toSorted());
  // "Keys" isn't a filter, because it follows from the kind. Nor is "pointer", because no hardware in the firmware has one.
  const offered = hardwareFeatures.filter((feature) => feature !== 'keys' && feature !== 'pointer');
  expect(valuesOf('has')).toEqual(['split', ...offered].toSorted());
  expect([...boards, ...shields].some(({ features: has }) => has?.includes('pointer'))).toBe(false);
});

const wordsOf = (id: string) => new Set([...boards, ...shields].filter((item) => item.id === id).flatMap(wordsFor));

const corne = searchable<HardwareRow>({
  id: 'corne',
  name: 'Corne',
  also: '',
  buildNames: ['corne_left', 'corne_right'],
  kind: 'shield',
  exposes: ['i2c_oled'],
  requires: ['pro_micro'],
  chip: '',
  words: wordsOf('corne'),
});
const kb2040 = searchable<HardwareRow>({
  id: 'adafruit_kb2040',
  name: 'Adafruit KB2040',
  also: '',
  buildNames: ['adafruit_kb2040'],
  kind: 'controller',
  exposes: ['pro_micro'],
  requires: [],
  chip: 'RP2040',
  words: wordsOf('adafruit_kb2040'),
});
const bt60 = searchable<HardwareRow>({
  ...kb2040,
  id: 'bt60_v1',
  name: 'BT60 V1',
  buildNames: ['bt60_v1'],
  kind: 'onboard',
  exposes: [],
  chip: 'nRF52840',
  words: wordsOf('bt60_v1'),
});

test.each([
  ['', true, true],
  ['?text=Corne', true, false],
  ['?text=corne_right', true, false],
  ['?text=adafruitkb', false, true],
  ['?kind=controller', false, true],
  ['?interconnect=pro_micro', true, true],
  ['?interconnect=i2c_oled', true, false],
  ['?has=split,display', true, false],
  ['?has=split,encoder', false, false],
  ['?chip=RP2040', false, true],
  ['?output=ble', true, false],
])('the query %j matches the Corne: %s, the KB2040: %s', (search, shield, board) => {
  expect([corne, kb2040].map(rowFilter(readQuery(search, fields)))).toEqual([shield, board]);
});

test('the word “split” finds exactly the hardware with several parts', () => {
  const all = [...boards, ...shields];
  const split = all.filter((item) => wordsFor(item).includes('split')).map(({ id }) => id);
  expect(split).toEqual(all.filter(({ siblings }) => siblings).map(({ id }) => id));
});

test.each([
  ['42 keys', ['corne']],
  ['36-key split keyboard', ['corne']],
  ['42', ['corne']],
  ['2 keys', []],
  ['60%', ['bt60_v1']],
  ['60 percent', ['bt60_v1']],
  ['hhkb', ['bt60_v1']],
  ['60% with a rotary encoder', ['bt60_v1']],
  ['wireless keyboard', ['corne', 'bt60_v1']],
  ['split with encoder', []],
  ['split oled', ['corne']],
  ['unibody', ['bt60_v1']],
  ['pla', []],
])('of the Corne, KB2040, and BT60, the text %j finds %j', (text, ids) => {
  expect([corne, kb2040, bt60].filter(rowFilter({ text })).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['corne', true],
  ['corne with display', true],
  ['split', false],
  ['', false],
])('the text %j contains the name of the Corne: %s', (text, expected) =>
  expect(nameFilter({ text })(corne)).toBe(expected),
);

test.each([
  ['corne', ['corne']],
  [' lily58  pro v2', [' lily58  pro v2', 'lily58 pro', 'lily58']],
  ['pi pico', ['pi pico']],
])('the query %j, shortened word by word, becomes %j', (text, tried) => {
  expect(shorterQueries({ text, kind: 'shield' })).toEqual(tried.map((each) => ({ text: each, kind: 'shield' })));
});

test.each([
  ['nicenano', ['nice!nano v1', 'nice!nano v2', 'nice!view'], 'nice!nano v2'],
  ['nice!nano v1', ['nice!nano v1', 'nice!nano v2'], 'nice!nano v1'],
  ['Kyria', ['Kyria Rev2', 'Kyria'], 'Kyria'],
  ['corn', ['Corneish Zen v1', 'Corneish Zen v2', 'Corne'], 'Corne'],
  ['nothing like it', [], undefined],
])('for the query %j, the best of the names %j is %s', (typed, names, best) =>
  expect(bestName(names, typed)).toBe(best),
);

test('the text can be the name of a chip', () =>
  expect([corne, kb2040].map(rowFilter({ text: 'rp2040' }))).toEqual([false, true]));
