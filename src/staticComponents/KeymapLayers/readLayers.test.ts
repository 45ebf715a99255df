import { describe, expect, it } from 'vitest';
import { readLayers } from './readLayers.ts';

const keymap = `
/ {
    keymap {
        compatible = "zmk,keymap";
        base {
            display-name = "Base";
            bindings = <
                &kp A       &kp N1          &mt LSHIFT B
                            &lt 1 SPACE
            >;
        };
        lower {
            bindings = <
                &kp EXCL    &trans          &none
                            &bt BT_SEL 0
            >;
        };
    };
};`;

describe('readLayers', () => {
  const [base, lower] = readLayers(keymap);

  it('puts keys where their bindings stand, gaps and indents included', () => {
    expect(base?.keys.map(({ row, x }) => [row, x])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2.5],
      [1, 1],
    ]);
  });

  it('names layers and writes keycaps instead of key codes', () => {
    expect(base?.name).toBe('Base');
    expect(base?.keys.map(({ legend: { tap, hold } }) => [tap, hold])).toEqual([
      ['A', undefined],
      ['1', undefined],
      ['B', 'Shift'],
      ['Space', 'lower'],
    ]);
    expect(lower?.keys.map(({ legend: { kind, tap } }) => [kind, tap])).toEqual([
      ['key', '!'],
      ['transparent', '▽'],
      ['none', ''],
      ['other', 'BT SEL 0'],
    ]);
  });

  it('says which line cannot be read', () => {
    expect(() => readLayers('/ {\n  keymap {\n')).toThrow(/^line \d+/);
  });
});
