import { expect, test } from 'vitest';
import { exampleSource, readKeymap, setProperty, type Example } from '#core/simulator';
import { tunablesOf } from './tunables';

const example: Example = {
  layers: ['&mt LSHFT F &kp J &sk LALT'],
  combos: 'esc { key-positions = <0 1>; bindings = <&kp ESC>; };',
};

function tunablesIn(source: string) {
  const read = readKeymap(source);
  if (!read.ok) throw new Error(read.reason);
  return tunablesOf(read.keymap, source);
}

const titlesIn = (given: Example) => tunablesIn(exampleSource(given)).map(({ title }) => title);

test('behaviors that keys use and combos can be tuned, key presses cannot', () => {
  expect(titlesIn(example)).toEqual(['&mt', '&sk', 'Combo esc']);
});

test('a combo that a macro makes cannot be tuned', () => {
  const settings = '#define COMBO(name, keys) name { key-positions = <keys>; bindings = <&kp ESC>; };';
  expect(titlesIn({ ...example, settings, combos: 'COMBO(esc, 0 1)' })).toEqual(['&mt', '&sk']);
});

const holdTap = 'compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; bindings = <&kp>, <&kp>;';

test.each<readonly [string, Example]>([
  ['of the example', example],
  ['in old spellings', { ...example, settings: '&mt { tapping_term_ms = <150>; quick_tap_ms = <100>; };' }],
  ['under global-quick-tap', { ...example, settings: '&mt { quick-tap-ms = <100>; global-quick-tap; };' }],
  ['in a branch that is not taken', { ...example, settings: '#ifdef SLOW\n&mt { tapping-term-ms = <400>; };\n#endif' }],
  ['of a combo that shares its name', { ...example, behaviors: 'ZMK_MACRO(esc, bindings = <&kp A>;)' }],
  [
    'of a behavior that a macro makes',
    {
      layers: ['&hm LSHFT F'],
      settings: `#define HT(name) name: name { ${holdTap} tapping-term-ms = <200>; retro-tap; };`,
      behaviors: 'HT(hm)',
    },
  ],
])('every field %s, changed in the text, changes in the keymap', (_what, given) => {
  const source = exampleSource(given);
  for (const { ref, fields } of tunablesIn(source)) {
    for (const { kind, property, value } of fields) {
      const changed = kind === 'flag' ? (value ? null : true) : kind === 'number' ? '<77>' : '"tap-preferred"';
      const again = tunablesIn(setProperty(source, ref, property, changed)).flatMap((tunable) =>
        JSON.stringify(tunable.ref) === JSON.stringify(ref) ? tunable.fields : [],
      );
      const now = again.find((field) => field.property === property)?.value;
      expect(now, property).not.toEqual(value);
    }
  }
});
