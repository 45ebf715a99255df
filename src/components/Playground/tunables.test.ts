import { expect, test } from 'vitest';
import { exampleSource, readExample, readKeymap, setProperty, type Example } from '#core/simulator';
import { tunablesOf } from './tunables';

const example: Example = {
  layers: ['&mt LSHFT F &kp J &sk LALT'],
  combos: 'esc { key-positions = <0 1>; bindings = <&kp ESC>; };',
};

function keymapOf(given: Example) {
  const read = readExample(given);
  if (!read.ok) throw new Error(read.reason);
  return read.keymap;
}

test('behaviors that keys use and combos can be tuned, key presses cannot', () => {
  expect(tunablesOf(keymapOf(example)).map(({ title }) => title)).toEqual(['&mt', '&sk', 'Combo esc']);
});

test('every field, changed in the text, changes in the keymap', () => {
  const source = exampleSource(example);
  for (const { ref, fields } of tunablesOf(keymapOf(example))) {
    for (const { kind, property, value } of fields) {
      const changed = kind === 'flag' ? (value ? null : true) : kind === 'number' ? '<77>' : '"tap-preferred"';
      const read = readKeymap(setProperty(source, ref, property, changed));
      if (!read.ok) throw new Error(read.reason);
      const again = tunablesOf(read.keymap).flatMap((tunable) =>
        JSON.stringify(tunable.ref) === JSON.stringify(ref) ? tunable.fields : [],
      );
      const now = again.find((field) => field.property === property)?.value;
      expect(now, property).not.toEqual(value);
    }
  }
});
