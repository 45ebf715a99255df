import { expect, test } from 'vitest';
import { runFirmwareTest } from './firmwareTest.ts';

const keymap = (bindings: string, events: string, more = ''): string => `
${more}
/ { keymap { compatible = "zmk,keymap"; base { bindings = <${bindings}>; }; }; };
&kscan { events = <${events}>; };`;

const events = (source: string, conf = '') => {
  const result = runFirmwareTest(source, conf);
  return result.ok ? result.events : result.reason;
};

test('mock events press keys by row and column, and wait as long as their last argument', () => {
  const source = keymap('&kp A &kp B &mt LSHFT C &none', 'ZMK_MOCK_PRESS(1,0,210) ZMK_MOCK_RELEASE(1,0,10)');
  expect(events(source)).toEqual([
    ['pressed', 7, 0xe1, 0, 0],
    ['released', 7, 0xe1, 0, 0],
  ]);
});

test('a wait can be an expression', () => {
  const source = keymap('&mt LSHFT A &none &none &none', 'ZMK_MOCK_PRESS(0,0,TERM + 10) ZMK_MOCK_RELEASE(0,0,TERM*2)');
  expect(events(`#define TERM 200\n${source}`)).toEqual([
    ['pressed', 7, 0xe1, 0, 0],
    ['released', 7, 0xe1, 0, 0],
  ]);
});

test('the test ends after the last wait', () => {
  const source = keymap('&sk LSHFT &none &none &none', 'ZMK_MOCK_PRESS(0,0,10) ZMK_MOCK_RELEASE(0,0,500)');
  expect(events(source)).toEqual([['pressed', 7, 0xe1, 0, 0]]);
});

test('a chosen matrix transform maps rows and columns to keys', () => {
  const transform =
    '/ { chosen { zmk,matrix-transform = &tf; }; tf: tf { compatible = "zmk,matrix-transform"; rows = <1>; columns = <2>; map = <RC(0,1) RC(0,0)>; }; };';
  const source = keymap('&kp A &kp B', 'ZMK_MOCK_PRESS(0,0,10) ZMK_MOCK_RELEASE(0,0,10)', transform);
  expect(events(source)).toEqual([
    ['pressed', 7, 5, 0, 0],
    ['released', 7, 5, 0, 0],
  ]);
});

test('the offsets of a matrix transform are applied', () => {
  const transform =
    '/ { chosen { zmk,matrix-transform = &tf; }; tf: tf { compatible = "zmk,matrix-transform"; rows = <2>; columns = <3>; row-offset = <1>; col-offset = <2>; map = <RC(0,0) RC(1,2)>; }; };';
  const source = keymap('&kp A &kp B', 'ZMK_MOCK_PRESS(0,0,10) ZMK_MOCK_RELEASE(0,0,10)', transform);
  expect(events(source)).toEqual([
    ['pressed', 7, 5, 0, 0],
    ['released', 7, 5, 0, 0],
  ]);
});

test('a key beyond the NKRO report never counts as pressed', () => {
  const press = 'ZMK_MOCK_PRESS(0,0,10) ZMK_MOCK_RELEASE(0,0,10)';
  const source = keymap('&kt F13 &none &none &none', `${press} ${press}`);
  const states = (conf: string) => (events(source, conf) as readonly (readonly unknown[])[]).map(([state]) => state);
  expect(states('CONFIG_ZMK_HID_REPORT_TYPE_NKRO=y')).toEqual(['pressed', 'pressed']);
  expect(states('')).toEqual(['pressed', 'released']);
});
