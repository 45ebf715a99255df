/** Where a plain rewrite would change what the keymap does: what becomes of the text, and what the notes are about. */
import { describe, expect, it } from 'vitest';
import { upgradeKeymap } from './index.ts';

type Case = readonly [title: string, before: string, after: string, noted: readonly string[]];

/** The text as it comes out without what the encoder rule appends, and the text that each note is about. */
function outcome(text: string): readonly [after: string, noted: readonly string[]] {
  const { text: after, notes } = upgradeKeymap(text);
  return [after.replace(/\n*&sensors \{[^}]*\};\n$/, ''), notes.map(({ from, to }) => text.slice(from, to))];
}

function check(cases: readonly Case[]): void {
  it.each(cases)('%s', (_, before, after, noted) => {
    expect(outcome(before)).toEqual([after, noted]);
    expect(upgradeKeymap(after).text).toBe(after);
  });
}

/** For texts that stay as they are. */
const kept = (title: string, text: string, noted: readonly string[]): Case => [title, text, text, noted];

const named = '#define M(NAME, ...) NAME: NAME { bindings = <__VA_ARGS__>; };\n';

describe('a key code', () => {
  check([
    kept('is none as the label that a macro makes', `${named}M(COPY, &kp A)\n/ { a { bindings = <&COPY>; }; };`, [
      'COPY',
    ]),
    kept('is none as the node name that a macro makes', '#define L(NAME) NAME { };\n/ { keymap { L(GUI) }; };', [
      'GUI',
    ]),
    kept('is none as a label in the body of a macro', '#define L COPY: COPY { };', []),
    kept(
      'is none among the modifier flags that a macro puts into mods',
      '#define MORPH(NAME, flags) NAME: NAME { mods = <(flags)>; };\n/ { behaviors { MORPH(a, MOD_LCTL|MOD_RCTL) }; };',
      [],
    ),
    kept('may be anything as a part of a macro with parameters', '#define F(x) x-COPY-x { };', ['COPY']),
    [
      'goes through a macro that is its parameter',
      '#define F(x) x\n/ { a { bindings = <&kp F(BKSP)>; }; };',
      '#define F(x) x\n/ { a { bindings = <&kp F(BSPC)>; }; };',
      [],
    ],
    ['is one between ? and :', '#define ROW &kp (WIDE ? BKSP : DEL)', '#define ROW &kp (WIDE ? BSPC : DEL)', []],
  ]);
});

describe('a behavior', () => {
  check([
    kept('of a macro of the file', `${named}/ { m { M(cp, &kp A) }; a { bindings = <&cp>; }; };`, ['&cp']),
    kept('of a macro in a macro', `${named}#define N(x) M(x, &kp A)\nN(cp)\n/ { a { bindings = <&cp>; }; };`, ['&cp']),
    kept('of a macro of a library', 'ZMK_MACRO(reset, wait-ms = <1>;)\n/ { a { bindings = <&reset>; }; };', ['&reset']),
    kept('with its label in a body', '#define R reset: reset { };\n/ { a { R }; b { bindings = <&reset>; }; };', [
      '&reset',
    ]),
    kept('in a property without bindings', '&pwm { resets = <&reset 1>; };', []),
    kept('in such a property of a macro', 'ON(&pwm, resets = <&reset 1>;)', []),
    ['in a combo of its name', 'ZMK_COMBO(reset, &reset, 0 1)', 'ZMK_COMBO(reset, &sys_reset, 0 1)', []],
  ]);
});

describe('a label', () => {
  check([
    kept('of a node from elsewhere', '&lower { bindings = <&kp A>; label = "Lower"; };', ['label = "Lower";']),
    kept('in the arguments of a macro', 'ZMK_BEHAVIOR(hm,hold_tap,label = "HM"; flavor = "balanced";)', ['label']),
    kept('in the body of a macro', '#define L(NAME) layer_##NAME { label = STR(NAME); };', ['label']),
    kept(
      'of a layer with a display-name under another #if',
      '/ { keymap { a {\n#ifdef X\nlabel = "A";\n#else\ndisplay-name = "B";\n#endif\n}; }; };',
      ['label = "A";'],
    ),
    [
      'of a layer with a display-name in every build',
      '/ { keymap { a { display-name = "B";\n#ifdef X\nlabel = "A";\n#endif\n}; }; };',
      '/ { keymap { a { display-name = "B";\n#ifdef X\n#endif\n}; }; };',
      [],
    ],
    [
      'of a layer that is written by its label',
      '/ { keymap { a: a { }; }; };\n&a { label = "A"; };',
      '/ { keymap { a: a { }; }; };\n&a { display-name = "A"; };',
      [],
    ],
  ]);
});

describe('global-quick-tap', () => {
  check([
    kept(
      'beside require-prior-idle-ms',
      '&mt { quick-tap-ms = <1>; require-prior-idle-ms = <2>; global-quick-tap; };',
      ['global-quick-tap;'],
    ),
    kept(
      'with a time in each branch',
      '&mt {\n#ifdef X\nquick-tap-ms = <1>;\n#else\nquick-tap-ms = <2>;\n#endif\nglobal-quick-tap;\n};',
      ['global-quick-tap;'],
    ),
    kept('in a macro', 'ZMK_HOLD_TAP(hm, quick-tap-ms = <175>; global-quick-tap;)', ['global-quick-tap']),
    [
      'in one branch, with a time for all',
      '&mt { quick-tap-ms = <1>;\n#ifdef X\nglobal-quick-tap;\n#endif\n};',
      '&mt { quick-tap-ms = <1>;\n#ifdef X\nrequire-prior-idle-ms = <1>;\n#endif\n};',
      [],
    ],
    [
      'with the time that counts in the end',
      '&mt { quick-tap-ms = <1>; global-quick-tap; };\n&mt { quick-tap-ms = <2>; };',
      '&mt { quick-tap-ms = <1>; require-prior-idle-ms = <2>; };\n&mt { quick-tap-ms = <2>; };',
      [],
    ],
  ]);
});

describe('a scanner', () => {
  const matrix = 'compatible = "zmk,kscan-gpio-matrix";';
  const composite = '/ { c: c { compatible = "zmk,kscan-composite"; }; };\n';
  check([
    kept('with old and new times', `/ { k { ${matrix} debounce-period = <9>; debounce-press-ms = <1>; }; };`, [
      'debounce-period = <9>;',
    ]),
    kept('in a macro', 'K(debounce-period = <9>; column-offset = <2>;)', ['debounce-period', 'column-offset']),
    [
      'written by its label',
      `/ { k: k { ${matrix} }; };\n&k { debounce-period = <9>; };`,
      `/ { k: k { ${matrix} }; };\n&k { debounce-press-ms = <9>;\ndebounce-release-ms = <9>; };`,
      [],
    ],
    [
      'joined by its label',
      `${composite}&c { l { column-offset = <1>; }; };`,
      `${composite}&c { l { col-offset = <1>; }; };`,
      [],
    ],
    [
      'joined with both names',
      `${composite}&c { l { col-offset = <2>; column-offset = <1>; }; };`,
      `${composite}&c { l { col-offset = <2>;  }; };`,
      [],
    ],
  ]);
});

describe('an encoder', () => {
  const hint = (resolution: string) => `/* ${resolution} times the number of detents of your encoder */`;
  check([
    [
      'written by its label',
      '/ { k: knob { compatible = "alps,ec11"; }; };\n&k { resolution = <2>; };',
      `/ { k: knob { compatible = "alps,ec11"; }; };\n&k { steps = <40> ${hint('2')}; };`,
      [],
    ],
    [
      'with a name as its resolution',
      '#define RES 2\n&encoder { resolution = <RES>; };',
      `#define RES 2\n&encoder { steps = <(RES * 20)> ${hint('the old resolution')}; };`,
      [],
    ],
    ['that has its steps', '&encoder { resolution = <4>; steps = <30>; };', '&encoder {  steps = <30>; };', []],
    kept('that has its steps under an #if', '&encoder { resolution = <4>;\n#ifdef X\nsteps = <30>;\n#endif\n};', [
      'resolution = <4>;',
    ]),
    kept('in a macro', 'KNOB(resolution = <4>;)', ['resolution']),
  ]);

  it.each([
    ['under an #if', '#ifdef KNOB\n&encoder { resolution = <4>; };\n#endif\n'],
    [
      'of a sensors node without that label',
      '/ { sensors { compatible = "zmk,keymap-sensors"; }; };\n&encoder { resolution = <4>; };\n',
    ],
  ])('%s gets no &sensors, which may not exist, but a note', (_, text) => {
    const { text: after, notes } = upgradeKeymap(text);
    expect(after).toContain('steps = <80>');
    expect(after).not.toContain('&sensors');
    expect(notes.map(({ message }) => message)).toEqual([expect.stringContaining('triggers-per-rotation')]);
  });
});

describe('a usage page', () => {
  check([kept('that the file defines', '#define USAGE_KEYPAD 7\n/ { a { usage-pages = <USAGE_KEYPAD>; }; };', [])]);
});
