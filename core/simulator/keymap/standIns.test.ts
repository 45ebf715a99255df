import { describe, expect, test } from 'vitest';
import { readKeymapTree, standIns } from '../index.ts';

const helper = '#include "zmk-helpers/helper.h"\n';
const read = (source: string) => {
  const { result } = readKeymapTree(source, '', standIns);
  if (!result.ok) throw new Error(result.reason);
  return result;
};

describe('without the header of zmk-helpers', () => {
  test('its documented macros make behaviors, layers, combos, and conditional layers', () => {
    const { keymap, notes } = read(`${helper}
ZMK_BEHAVIOR(hm, hold_tap, flavor = "balanced"; tapping-term-ms = <280>; bindings = <&kp>, <&kp>;)
ZMK_TAP_DANCE(td, tapping-term-ms = <200>; bindings = <&kp A>, <&kp B>;)
ZMK_MACRO(bye, bindings = <&kp B &kp Y &kp E>;)
ZMK_UNICODE_SINGLE(euro, N2, N0, A, C)
ZMK_UNICODE_PAIR(ae, N0, N0, E, N4, N0, N0, C, N4)
ZMK_LAYER(base, &hm LSHFT A &td &bye &euro &ae)
ZMK_LAYER(nav, &kp UP &trans &trans &trans &kp LC(LS(Z)), &inc_dec_kp UP DOWN)
#undef COMBO_TERM
#define COMBO_TERM 50
ZMK_COMBO(esc, &kp ESC, 0 1)
ZMK_COMBO(copy, &kp LC(C), 1 2, 0 1)
ZMK_COMBO(cut, &kp LC(X), 0 2, 0, 25, 150, slow-release;)
ZMK_CONDITIONAL_LAYER(tri, 0 1, 2)
ZMK_LEADER_SEQUENCE(usb, &out OUT_USB, 0 1)
ZMK_APPLY_MATRIX_TRANSFORM(five_column_transform)
`);
    expect(notes).toEqual([]);
    expect(keymap.layers.map(({ name, bindings }) => `${name} ${bindings.length}`)).toEqual(['base 5', 'nav 5']);
    expect(keymap.behaviors.hm).toMatchObject({ kind: 'hold-tap', flavor: 'balanced', tappingTermMs: 280 });
    expect(keymap.behaviors.bye).toMatchObject({ kind: 'macro', bindings: { length: 3 } });
    expect(keymap.behaviors.ae).toMatchObject({ kind: 'mod-morph', normal: { behavior: 'ae_lower' } });
    expect(keymap.combos).toMatchObject([
      { name: 'combo_esc', keyPositions: [0, 1], timeoutMs: 50, layers: [] },
      { name: 'combo_copy', layers: [0, 1] },
      { name: 'combo_cut', layers: [0], timeoutMs: 25, requirePriorIdleMs: 150, slowRelease: true },
    ]);
    expect(keymap.conditionalLayers).toMatchObject([{ ifLayers: [0, 1], thenLayer: 2 }]);
  });

  test('ZMK_MACRO stays the firmware’s own if the keymap asks for that', () => {
    const { keymap, notes } = read(`#define ZMK_HELPER_KEEP_NATIVE 1
${helper}/ { macros { ZMK_MACRO(hi, bindings = <&kp H &kp I>;) }; };
ZMK_LAYER(base, &hi)`);
    expect(notes).toEqual([]);
    expect(keymap.behaviors.hi).toMatchObject({ kind: 'macro' });
  });

  test('conditional layers can be written as in zmk-nodefree-config, without a name', () => {
    const { keymap } = read(`#include "../zmk-nodefree-config/helper.h"
ZMK_CONDITIONAL_LAYER(1 2, 3)
ZMK_LAYER(base, &kp A)`);
    expect(keymap.conditionalLayers).toMatchObject([{ ifLayers: [1, 2], thenLayer: 3 }]);
  });

  test.each([
    ['zmk-helpers/key-labels/42.h', 'LT5 LT0 RT0 RT5 LM5 LB0 LH2 RH0 RH2', [0, 5, 6, 11, 12, 29, 36, 39, 41]],
    ['zmk-helpers/key-labels/sofle.h', 'LN5 LB0 LEC REC RB0 LH4 RH4', [0, 41, 42, 43, 44, 50, 59]],
    [
      'zmk-helpers/key-labels/glove80.h',
      'LC5 RC1 LN5 LB0 LH5 RH3 RB0 LF5 LH2 RF5',
      [0, 5, 10, 51, 52, 55, 58, 64, 69, 79],
    ],
    ['../zmk-nodefree-config/keypos_def/keypos_34keys.h', 'LT4 RB4 LH1 RH1', [0, 29, 30, 33]],
    ['zmk-nodefree-config/keypos_def/keypos_glv80.h', 'LC1', [4]],
  ])('the names of %s are key positions', (path, names, positions) => {
    const { keymap, notes } = read(`#include "${path}"\n${helper}ZMK_LAYER(base, ${'&kp A '.repeat(80)})
ZMK_COMBO(all, &kp ESC, ${names})`);
    expect(notes).toEqual([]);
    expect(keymap.combos[0]?.keyPositions).toEqual(positions);
  });
});

test('a header without definitions here is missing, and so are its macros', () => {
  const { missing } = readKeymapTree(
    `#include "my/keypos.h"\n#include <dt-bindings/zmk/keys.h>\n${helper}MY_LAYER(base, &kp A)`,
    '',
    standIns,
  );
  expect(missing).toEqual({ files: ['my/keypos.h'], macros: ['MY_LAYER'] });
  expect(standIns.covers('zmk-helpers/key-labels/99.h')).toBe(false);
});
