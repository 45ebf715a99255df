import { bench, describe } from 'vitest';
import { readExample } from '../example.ts';
import { simulate, type KeyEvent } from '../simulate.ts';

const behaviors = `
  hm: hm { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; flavor = "balanced"; tapping-term-ms = <200>; quick-tap-ms = <150>; bindings = <&kp>, <&kp>; };`;
const result = readExample({
  layers: ['&hm LSHFT A &hm LCTRL S &kp D &lt 1 F &sk LALT &kp G', '&trans &trans &kp N1 &trans &trans &kp N2'],
  behaviors,
  combos: 'esc { key-positions = <2 5>; bindings = <&kp ESC>; };',
});
if (!result.ok) throw new Error(result.reason);
const { keymap } = result;

/** Rolls on six keys: each is pressed while the previous one is still held. */
const keys: KeyEvent[] = Array.from({ length: 5_000 }, (_, index) => index).flatMap((index): KeyEvent[] => [
  { at: index * 60, position: index % 6, pressed: true },
  { at: index * 60 + 90, position: index % 6, pressed: false },
]);
keys.sort((a, b) => a.at - b.at);

describe('10,000 key events', () => {
  bench('typing with home row mods, a layer-tap, a sticky key and a combo', () => {
    simulate(keymap, keys);
  });
});
