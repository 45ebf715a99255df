import { expect, test } from 'vitest';
import { exampleSource, readKeymap, setProperty, type Example } from '#core/simulator';
import { editableNodesIn } from './editableNodes';

const example: Example = {
  layers: ['&mt LSHFT F &kp J &sk LALT'],
  combos: 'esc { key-positions = <0 1>; bindings = <&kp ESC>; };',
};

function nodesIn(source: string) {
  const read = readKeymap(source);
  if (!read.ok) throw new Error(read.reason);
  return editableNodesIn(read.keymap, source);
}

const titlesIn = (given: Example) => nodesIn(exampleSource(given)).map(({ title }) => title);

test('combos and the behaviors that keys use are editable, except key presses', () => {
  expect(titlesIn(example)).toEqual(['&mt', '&sk', 'Combo esc']);
});

test('a combo defined by a macro is not editable', () => {
  const settings = '#define COMBO(name, keys) name { key-positions = <keys>; bindings = <&kp ESC>; };';
  expect(titlesIn({ ...example, settings, combos: 'COMBO(esc, 0 1)' })).toEqual(['&mt', '&sk']);
});

const holdTap = 'compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; bindings = <&kp>, <&kp>;';

test.each<readonly [string, Example]>([
  ['in the example', example],
  ['with old property names', { ...example, settings: '&mt { tapping_term_ms = <150>; quick_tap_ms = <100>; };' }],
  ['with global-quick-tap', { ...example, settings: '&mt { quick-tap-ms = <100>; global-quick-tap; };' }],
  ['set in an inactive #ifdef', { ...example, settings: '#ifdef SLOW\n&mt { tapping-term-ms = <400>; };\n#endif' }],
  ['of a combo named like a macro', { ...example, behaviors: 'ZMK_MACRO(esc, bindings = <&kp A>;)' }],
  [
    'of a behavior defined by a macro',
    {
      layers: ['&hm LSHFT F'],
      settings: `#define HT(name) name: name { ${holdTap} tapping-term-ms = <200>; retro-tap; };`,
      behaviors: 'HT(hm)',
    },
  ],
])('editing any field changes the keymap: fields %s', (_what, given) => {
  const source = exampleSource(given);
  for (const { ref, fields } of nodesIn(source)) {
    for (const { kind, property, value } of fields) {
      const changed = kind === 'flag' ? (value ? null : true) : kind === 'number' ? '<77>' : '"tap-preferred"';
      const again = nodesIn(setProperty(source, ref, property, changed)).flatMap((node) =>
        JSON.stringify(node.ref) === JSON.stringify(ref) ? node.fields : [],
      );
      const now = again.find((field) => field.property === property)?.value;
      expect(now, property).not.toEqual(value);
    }
  }
});
