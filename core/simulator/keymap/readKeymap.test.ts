import { describe, expect, test } from 'vitest';
import { readKeymap } from './readKeymap.ts';

const keymap = (bindings: string, before = ''): string =>
  `${before}\n/ { keymap { compatible = "zmk,keymap"; base { bindings = <${bindings}>; }; }; };`;

function read(source: string) {
  const result = readKeymap(source);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

const firstBindings = (source: string) => read(source).keymap.layers[0]?.bindings;

describe('readKeymap', () => {
  test('converts key codes, modifier functions, and numbers to usages', () => {
    expect(firstBindings(keymap('&kp A &kp LS(LC(B)) &mo 1'))).toEqual([
      { behavior: 'kp', param1: 0x070004, param2: 0 },
      { behavior: 'kp', param1: 0x03070005, param2: 0 },
      { behavior: 'mo', param1: 1, param2: 0 },
    ]);
  });

  test('allows a space before the parenthesis of a function', () => {
    const spaced = keymap('&kp LS (LC (B)) HM (LSHFT, LC (A)) &kp (LC (A) | 0)', '#define HM(m, k) &mt m k');
    expect(read(spaced).notes).toEqual([]);
    expect(firstBindings(spaced)).toEqual(firstBindings(keymap('&kp LS(LC(B)) &mt LSHFT LC(A) &kp (LC(A) | 0)')));
  });

  test('expands macros in cells and as whole statements', () => {
    const source = keymap(
      '&hm_a LSHFT A &kp KEY',
      '#define KEY B\n#define HM(name) name: name { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; tapping-term-ms = <TERM>; bindings = <&kp>, <&kp>; };\n#define TERM 170\n/ { behaviors { HM(hm_a) }; };',
    );
    const { keymap: model, notes } = read(source);
    expect(notes).toEqual([]);
    expect(model.behaviors['hm_a']).toMatchObject({ kind: 'hold-tap', tappingTermMs: 170 });
    expect(model.layers[0]?.bindings[1]?.param1).toBe(0x070005);
  });

  test('uses the last definition of a macro before its use', () => {
    const hold = (name: string, term: number) =>
      `#define HM(name) name: name { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; tapping-term-ms = <${term}>; bindings = <&kp>, <&kp>; };\n/ { behaviors { HM(${name}) }; };\n#undef HM\n`;
    const source = `#define KEY B\n${hold('one', 170)}${hold('two', 190)}${keymap('&kp KEY')}\n#undef KEY\n`;
    const { keymap: model, notes } = read(source);
    expect(notes).toEqual([]);
    expect(model.behaviors['one']).toMatchObject({ tappingTermMs: 170 });
    expect(model.behaviors['two']).toMatchObject({ tappingTermMs: 190 });
    expect(model.layers[0]?.bindings[0]?.param1).toBe(0x070005);
  });

  test.each([
    ['a string', '#define FLAVOR "balanced"', 'flavor = FLAVOR; tapping-term-ms = <170>;'],
    ['a string made of its argument', '#define TEXT(x) #x', 'flavor = TEXT(balanced); tapping-term-ms = <170>;'],
    ['a property', '#define FLAVOR flavor = "balanced"', 'FLAVOR; tapping-term-ms = <170>;'],
    ['several properties', '#define FLAVOR flavor = "balanced"; tapping-term-ms = <170>;', 'FLAVOR'],
  ])('expands a macro that is %s', (_what, macro, properties) => {
    const source = keymap(
      '&ht LSHFT A',
      `${macro}\n/ { behaviors { ht: ht { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; bindings = <&kp>, <&kp>; ${properties} }; }; };`,
    );
    const { keymap: model, notes } = read(source);
    expect(notes).toEqual([]);
    expect(model.behaviors['ht']).toMatchObject({ flavor: 'balanced', tappingTermMs: 170 });
  });

  test('reports a macro that expands to too much text', () => {
    const macros = Array.from({ length: 40 }, (_, i) => `#define A${i + 1} A${i} A${i}\n`).join('');
    const result = readKeymap(
      `${macros}/ { keymap { compatible = "zmk,keymap"; base { bindings = <&kp B A40>; }; }; };`,
    );
    expect(result.notes.join(' ')).toMatch(/expands to more than can be read/);
  });

  test('expands macros that use other macros and join names with ##', () => {
    const source = keymap(
      '&my_macro',
      '#define NAMED(a, ...) ZMK_MACRO(my_##a, bindings = <__VA_ARGS__>;)\n/ { macros { NAMED(macro, &kp A &kp B) }; };',
    );
    expect(read(source).keymap.behaviors['my_macro']).toMatchObject({
      kind: 'macro',
      bindings: [{ param1: 0x070004 }, { param1: 0x070005 }],
    });
  });

  test('ignores inactive #if branches', () => {
    expect(firstBindings(keymap('\n#ifdef NOPE\n&kp A\n#else\n&kp B\n#endif\n'))).toEqual([
      { behavior: 'kp', param1: 0x070005, param2: 0 },
    ]);
  });

  test('accepts underscores in property names', () => {
    const source = keymap(
      '&ht LSHFT A',
      '/ { behaviors { ht: ht { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; tapping_term_ms = <170>; bindings = <&kp>, <&kp>; }; }; };',
    );
    expect(read(source).keymap.behaviors['ht']).toMatchObject({ tappingTermMs: 170 });
  });

  test('uses the old spelling of a property if both are set', () => {
    const source = keymap('&mt LSHFT A', '&mt { tapping_term_ms = <90>; };');
    expect(read(source).keymap.behaviors['mt']).toMatchObject({ tappingTermMs: 90 });
  });
});

test.each([
  ['its display-name', 'display-name = "Main"; label = "Old";', 'Main'],
  ['its label, the old spelling', 'label = "Old";', 'Old'],
  ['its node', '', 'base'],
])('the name of a layer is %s', (_what, properties, name) => {
  const source = keymap('&kp A').replace('base {', `base { ${properties}`);
  expect(read(source).keymap.layers[0]?.name).toBe(name);
});

test('functions can be used in expressions', () => {
  expect(
    firstBindings(keymap('&kp (LS(A) | 0) &kp (LC(LS(B)) | (LA(C) & 0xff000000))'))?.map(({ param1 }) => param1),
  ).toEqual([0x02070004, 0x07070005]);
});

test('limits in a .conf file are ignored unless they consist of digits', () => {
  const limitsOf = (conf: string) => {
    const result = readKeymap(keymap('&kp A'), conf);
    return result.ok ? result.keymap.limits : undefined;
  };
  expect(limitsOf('CONFIG_ZMK_BEHAVIOR_HOLD_TAP_MAX_HELD=4')?.holdTapMaxHeld).toBe(4);
  for (const value of ['-1', '1e3', ' ', 'y'])
    expect(limitsOf(`CONFIG_ZMK_BEHAVIOR_HOLD_TAP_MAX_HELD=${value}`)?.holdTapMaxHeld, value).toBe(10);
});

describe('readKeymap reports', () => {
  test.each([
    ['no keymap', '/ { };', 'No keymap found: there has to be a node with compatible = "zmk,keymap".'],
    ['no layers', '/ { keymap { compatible = "zmk,keymap"; }; };', 'The keymap has no layers.'],
  ])('%s', (_name, source, reason) => {
    expect(readKeymap(source)).toMatchObject({ ok: false, reason });
  });

  test.each([
    ['an unknown behavior', keymap('&foo A'), 'base: there is no behavior &foo.'],
    ['an unknown key code', keymap('&kp FOO'), 'base: FOO after &kp is an unknown name.'],
    ['too many parameters', keymap('&kp A B'), 'base: &kp takes 1 parameter, but 2 follow it.'],
    ['an unknown label', keymap('&kp A', '&foo { lazy; };'), 'There is no node with the label &foo.'],
    [
      'an unknown include',
      keymap('&kp A', '#include "mine.dtsi"'),
      'The included file mine.dtsi is not available here, so its definitions are unknown.',
    ],
    [
      'an unknown macro',
      keymap('&kp A', '/ { combos { compatible = "zmk,combos"; COMBO(esc, 0 1) }; };'),
      "The macro COMBO is not defined in this file, so it's ignored.",
    ],
    [
      'an unknown flavor',
      keymap('&mt A B', '&mt { flavor = "sweet"; };'),
      '&mt: flavor must be one of hold-preferred, balanced, tap-preferred, tap-unless-interrupted, not sweet.',
    ],
    [
      'a combo on a key that does not exist',
      keymap(
        '&kp A',
        '/ { combos { compatible = "zmk,combos"; far { key-positions = <0 9>; bindings = <&kp B>; }; }; };',
      ),
      "far: there is no key position 9, so this combo can't be triggered.",
    ],
  ])('%s', (_name, source, note) => {
    expect(read(source).notes).toContain(note);
  });

  test("nothing about the firmware's own files and nodes", () => {
    const files = ['input/processors.dtsi', 'layouts/common/60percent/ansi.dtsi'].map((file) => `#include <${file}>`);
    const nodes = ['mmv_input_listener', 'mkp_input_listener', 'inc_dec_cp', 'zip_temp_layer'].map(
      (label) => `&${label} { };`,
    );
    expect(read(keymap('&kp A', [...files, ...nodes].join('\n'))).notes).toEqual([]);
  });

  test('nothing about the parameters of behaviors that are not simulated', () => {
    expect(read(keymap('&bt BT_CLR &rgb_ug RGB_TOG &out OUT_USB')).notes).toEqual([]);
  });
});
