import { expect, test } from 'vitest';
import { macroSteps } from './steps';

test('control bindings apply to the steps after them', () => {
  const macro =
    'ZMK_MACRO(m, wait-ms = <10>; tap-ms = <20>; bindings = <&macro_press &kp LSHFT &macro_tap &macro_wait_time 5 &kp A>;)';
  expect(macroSteps(macro, 'm')).toEqual([
    { kind: 'press', label: 'Shift', waitMs: 10 },
    { kind: 'tap', label: 'A', tapMs: 20, waitMs: 5 },
  ]);
});

test('after &macro_pause_for_release, the macro’s wait-ms no longer applies, but times set by control bindings do', () => {
  const macro = 'ZMK_MACRO(m, wait-ms = <10>; bindings = <&macro_tap_time 7 &kp A &macro_pause_for_release &kp B>;)';
  expect(macroSteps(macro, 'm')).toEqual([
    { kind: 'tap', label: 'A', tapMs: 7, waitMs: 10 },
    { kind: 'pause' },
    { kind: 'tap', label: 'B', tapMs: 7, waitMs: 0 },
  ]);
});

test('a step that takes a parameter is labeled with it', () => {
  const macro = 'ZMK_MACRO1(m, bindings = <&macro_param_1to1 &kp MACRO_PLACEHOLDER>;)';
  expect(macroSteps(macro, 'm')).toMatchObject([{ kind: 'tap', label: 'parameter 1' }]);
});

test('a step that takes two parameters is labeled with both', () => {
  const macro =
    'ZMK_MACRO2(m, bindings = <&macro_param_1to1 &macro_param_2to2 &mt MACRO_PLACEHOLDER MACRO_PLACEHOLDER>;)';
  expect(macroSteps(macro, 'm')).toMatchObject([{ kind: 'tap', label: 'parameter 1 and parameter 2' }]);
});

test('rejects a behavior that is not a macro', () => {
  expect(() => macroSteps('', 'kp')).toThrow('There is no macro &kp.');
});
