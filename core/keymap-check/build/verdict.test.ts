import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildVerdicts } from '../fixtures/buildVerdicts.ts';
import { checkKeymap, type CheckContext, type Finding } from '../index.ts';

const corne: CheckContext = { hardware: ['nice_nano_v2', 'corne_left'], hasModules: false, firmware: 'zmk' };
const head = '#include <behaviors.dtsi>\n#include <dt-bindings/zmk/keys.h>\n';
const keymap = (bindings = '&kp A', nodes = '', before = ''): string =>
  `${head}${before}/ {\n${nodes}\nkeymap { compatible = "zmk,keymap"; base { bindings = <${bindings}>; }; };\n};\n`;

function errorsIn(text: string, context: CheckContext = corne): readonly Finding[] {
  return checkKeymap('config/corne.keymap', text, context).filter(({ severity }) => severity === 'error');
}
const messages = (text: string, context?: CheckContext): readonly string[] =>
  errorsIn(text, context).map(({ message }) => message);

describe('the verdict', () => {
  it.each(buildVerdicts.map((row) => [row.title, row] as const))('agrees with the real build: %s', (_, row) => {
    expect(errorsIn(row.text).length === 0, messages(row.text).join('\n')).toBe(row.builds);
  });

  it('names the macro that expands to a mistake, at the place where it is used', () => {
    const define =
      '#define COMBO(NAME, BINDINGS, KEYPOS) combo_##NAME { bindings = <BINDINGS>; key-position = <KEYPOS>; };\n';
    const text = keymap('&kp A', 'combos { compatible = "zmk,combos"; COMBO(esc, &kp ESC, 0 1) };', define);
    const [found, ...others] = errorsIn(text);
    expect(others).toEqual([]);
    expect(found?.message).toContain('In what COMBO expands to');
    expect(text.slice(found?.from).startsWith('COMBO(esc')).toBe(true);
  });

  it('places an unknown behavior in the arguments of a macro where it is written', () => {
    const define = '#define COMBO(NAME, BINDINGS) combo_##NAME { bindings = <BINDINGS>; key-positions = <0 1>; };\n';
    const text = keymap('&kp A', 'combos { compatible = "zmk,combos"; COMBO(esc, &key ESC) };', define);
    expect(errorsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(['&key']);
  });

  it('finds other mistakes behind a missing semicolon', () => {
    const nodes = `behaviors {
      a: a { compatible = "zmk,behavior-hold-tap"; #binding-cells = <2>; bindings = <&kp>, <&kp>; tapping-term-ms = <1 2>; }
      b: b { compatible = "zmk,behavior-tap-dance"; #binding-cells = <0>; bindings = <&kp A>; tapping-term-ms = "9"; };
    };`;
    const text = keymap('&a A B &b &kp ESCAP', nodes);
    expect(messages(text).length).toBe(4);
  });

  it('knows that a name from a missing file may exist, and that its own rules still hold', () => {
    const missing = '#include "helper.h"\n';
    expect(messages(keymap('&kp MINE &my_own', 'MY_NODES(a, b)', missing))).toEqual([]);
    expect(messages(keymap('&kp A', 'behaviors { a: a { }; a2: a { }; };', missing)).length).toBe(1);
  });

  it('knows which labels the board and the shield have', () => {
    const override = (label: string): readonly string[] => messages(keymap('&kp A', '', `&${label} { };\n`));
    expect(override('kscan0')).toEqual([]);
    expect(override('spi3')).toEqual([]);
    expect(override('left_encoder').length).toBe(1);
    expect(
      messages(keymap('&kp A', '', '&left_encoder { };\n'), { ...corne, hardware: ['nice_nano_v2', 'mine'] }),
    ).toEqual([]);
  });

  it('reports behaviors that use each other in a circle', () => {
    const macro = (label: string, other: string): string =>
      `${label}: ${label} { compatible = "zmk,behavior-macro"; #binding-cells = <0>; bindings = <&${other}>; };`;
    expect(messages(keymap('&a', `macros { ${macro('a', 'b')} ${macro('b', 'a')} };`)).length).toBe(1);
  });

  it('never throws, whatever is inside the braces', () => {
    const piece = fc.constantFrom(
      ...[
        '&kp A',
        '<',
        '>',
        '{',
        '}',
        ';',
        '=',
        'a',
        'a: b',
        '"x"',
        '(',
        ')',
        ',',
        '#include <behaviors.dtsi>\n',
        '1',
        '0x',
        '/',
      ],
      ...[
        '/delete-node/',
        '&{/a}',
        '[',
        ']',
        "'",
        '#define A(b) b ## A\n',
        'A(',
        '\\',
        'compatible = "zmk,keymap"',
        'LS(A)',
        '?',
        ':',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        checkKeymap('config/corne.keymap', head + pieces.join(' '), corne);
        checkKeymap('config/corne.keymap', keymap(pieces.join(' ')), corne);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['nodes', '/ { '.concat('a { '.repeat(5000))],
    ['parentheses', keymap(`&kp ${'('.repeat(5_000)}`)],
    ['unknown names', keymap('&kp B_ '.repeat(5_000))],
    ['brackets', keymap('<'.repeat(5_000))],
    ['labels', keymap('&kp A', 'a: '.repeat(5_000))],
  ])('takes a short time for many %s', (_, text) => {
    const start = performance.now();
    checkKeymap('config/corne.keymap', text, corne);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
