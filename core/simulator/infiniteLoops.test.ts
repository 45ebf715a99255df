import { describe, expect, test } from 'vitest';
import { readExample, type Example } from './example.ts';
import type { Keymap } from './model.ts';
import { keyNamesOf } from './play.ts';
import { simulate } from './simulate.ts';

function read(example: Example): Keymap {
  const result = readExample(example);
  if (!result.ok) throw new Error(result.reason);
  return result.keymap;
}

/** The errors recorded when the first two keys are tapped. */
function errorsOf(example: Example): readonly string[] {
  const { decisions } = simulate(
    read(example),
    [
      { at: 0, position: 0, pressed: true },
      { at: 5, position: 1, pressed: true },
      { at: 40, position: 0, pressed: false },
      { at: 45, position: 1, pressed: false },
    ],
    { settleMs: 500 },
  );
  return [...new Set(decisions.flatMap((decision) => (decision.kind === 'error' ? [decision.message] : [])))];
}

const noWaits = 'wait-ms = <0>; tap-ms = <0>;';
const modMorph = (name: string, bindings: string): string =>
  `${name}: ${name} { compatible = "zmk,behavior-mod-morph"; #binding-cells = <0>; mods = <MOD_LSFT>; bindings = ${bindings}; };`;
const holdTap = (name: string, bindings: string): string =>
  `${name}: ${name} { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; tapping-term-ms = <20>; bindings = ${bindings}; };`;

describe('the simulator stops and records an error for', () => {
  test('conditional layers that turn each other on and off', () => {
    const layers = ['&mo 1 &kp B', '&trans &kp N1', '&trans &kp N2'];
    const conditionalLayers = 'a { if-layers = <1>; then-layer = <2>; }; b { if-layers = <2>; then-layer = <1>; };';
    expect(errorsOf({ layers, conditionalLayers })).toEqual([
      'Conditional layers turn each other on and off endlessly. A keyboard would hang here.',
    ]);
  });

  test('a macro that calls itself twice', () => {
    const behaviors = `ZMK_MACRO(m, ${noWaits} bindings = <&m &m>;)`;
    expect(errorsOf({ layers: ['&m &kp B'], behaviors })).toEqual([
      '&m calls itself endlessly. A keyboard would crash here.',
    ]);
  });

  test('a macro that restarts itself from the queue', () => {
    const behaviors = `ZMK_MACRO(wait, bindings = <&kp A>;) ZMK_MACRO(m, ${noWaits} bindings = <&m>;)`;
    expect(errorsOf({ layers: ['&wait &m'], behaviors })).toEqual([
      'A macro restarts itself endlessly. A keyboard would hang here.',
    ]);
  });
});

test('the longest possible chain of conditional layers is not an error', () => {
  const layers = Array.from({ length: 32 }, (_, layer) => (layer === 0 ? '&mo 1 &kp A' : `&trans &kp F1`));
  const conditionalLayers = Array.from(
    { length: 30 },
    (_, index) => `c${index} { if-layers = <${index + 1}>; then-layer = <${index + 2}>; };`,
  ).join(' ');
  expect(errorsOf({ layers, conditionalLayers })).toEqual([]);
});

test.each([
  ['a mod-morph that contains itself', '&a', modMorph('a', '<&a>, <&kp B>'), 'a'],
  ['a hold-tap that contains itself', '&h 1 2', holdTap('h', '<&kp>, <&h>'), 'h'],
  [
    'a mod-morph in a loop with another',
    '&a',
    `${modMorph('a', '<&b>, <&kp B>')} ${modMorph('b', '<&a>, <&kp B>')}`,
    'a',
  ],
])('%s is labeled with its name', (_what, binding, behaviors, name) => {
  expect(keyNamesOf(read({ layers: [binding], behaviors }))).toEqual([name]);
});
