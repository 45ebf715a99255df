import { expect, test } from 'vitest';
import { readDrawing } from '#core/keymap-drawing';
import { readKeymapTree, standIns } from '#core/simulator';
import { addFiles } from './addFiles';
import { describeMissing } from './describeMissing';

const layers = '/ { keymap { compatible = "zmk,keymap"; base { bindings = <&kp A &kp B>; }; }; };';
const combo = (keys: string) => `c${keys.length} { bindings = <&kp ESC>; key-positions = <${keys}>; };`;
const messageFor = (source: string) =>
  describeMissing(readKeymapTree(source, '', standIns).missing, readDrawing(source, standIns));
const input = (name: string, text: string) => ({ file: new File([text], name), path: name, isFromFolder: false });

test('says which file is missing, and how many combos need it', () => {
  const combos = `/ { combos { compatible = "zmk,combos"; ${combo('LT0 LT1')} ${combo('LT12 LT3')} ${combo('0 1')} }; };`;
  expect(messageFor(`#include "keypos.h"\n${layers}${combos}`)).toBe('keypos.h is missing: 2 combos aren’t drawn.');
  expect(readDrawing(`${layers}${combos}`).combos).toHaveLength(1);
});

test('names the macros of a missing file', () => {
  expect(messageFor(`#include "a.h"\n#include "b.h"\n${layers}\nMY_COMBO(esc, &kp ESC, 0 1)`)).toBe(
    'a.h and b.h are missing: what MY_COMBO would add isn’t drawn.',
  );
});

test('asks for the file that a keymap without layers includes, by name', () => {
  expect(messageFor('#include "shared/base.keymap"\n')).toBe(
    'This file gets its layers from base.keymap. Add that file to see the keymap.',
  );
});

test('says nothing if every file is here', () => {
  expect(messageFor(`#include <behaviors.dtsi>\n#include "zmk-helpers/helper.h"\n${layers}`)).toBe('');
});

test('added files replace the lines that include them, and others are reported', async () => {
  const stub = '#define SIZE 42\n#include "shared/base.keymap"\n';
  expect(await addFiles(stub, [input('base.keymap', layers)])).toEqual({
    source: `#define SIZE 42\n${layers}\n`,
    problems: [],
  });
  expect((await addFiles(stub, [input('other.keymap', layers)])).problems).toEqual([
    'The keymap doesn’t include other.keymap.',
  ]);
});
