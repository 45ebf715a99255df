/** Cases in which a simple replacement would alter what the keymap does. */
import { describe, expect, it } from 'vitest';
import { upgradeKeymap } from './index.ts';

type Case = readonly [title: string, before: string, after: string, noted: readonly string[]];

/** The upgraded text without the node that the encoder rule appends, and the text that each note refers to. */
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

/** A case in which the text doesn't change. */
const unchanged = (title: string, text: string, noted: readonly string[]): Case => [title, text, text, noted];

const named = '#define M(NAME, ...) NAME: NAME { bindings = <__VA_ARGS__>; };\n';

describe('a key code', () => {
  check([
    unchanged(
      'is not renamed as a label defined by a macro',
      `${named}M(COPY, &kp A)\n/ { a { bindings = <&COPY>; }; };`,
      ['COPY'],
    ),
    unchanged(
      'is not renamed as a node name defined by a macro',
      '#define L(NAME) NAME { };\n/ { keymap { L(GUI) }; };',
      ['GUI'],
    ),
    unchanged('is not renamed as a label in the body of a macro', '#define L COPY: COPY { };', []),
    unchanged(
      'is not renamed as a modifier flag that a macro uses in mods',
      '#define MORPH(NAME, flags) NAME: NAME { mods = <(flags)>; };\n/ { behaviors { MORPH(a, MOD_LCTL|MOD_RCTL) }; };',
      [],
    ),
    unchanged('gets a note in the body of a macro with parameters', '#define F(x) x-COPY-x { };', ['COPY']),
    [
      'is renamed as the argument of a macro that expands to its parameter',
      '#define F(x) x\n/ { a { bindings = <&kp F(BKSP)>; }; };',
      '#define F(x) x\n/ { a { bindings = <&kp F(BSPC)>; }; };',
      [],
    ],
    ['is renamed between ? and :', '#define ROW &kp (WIDE ? BKSP : DEL)', '#define ROW &kp (WIDE ? BSPC : DEL)', []],
  ]);
});

describe('a behavior', () => {
  check([
    unchanged(
      'defined by a macro in the file gets a note',
      `${named}/ { m { M(cp, &kp A) }; a { bindings = <&cp>; }; };`,
      ['&cp'],
    ),
    unchanged(
      'defined by a macro in a macro gets a note',
      `${named}#define N(x) M(x, &kp A)\nN(cp)\n/ { a { bindings = <&cp>; }; };`,
      ['&cp'],
    ),
    unchanged(
      'defined by a macro of a library gets a note',
      'ZMK_MACRO(reset, wait-ms = <1>;)\n/ { a { bindings = <&reset>; }; };',
      ['&reset'],
    ),
    unchanged(
      'with its label in the body of a macro gets a note',
      '#define R reset: reset { };\n/ { a { R }; b { bindings = <&reset>; }; };',
      ['&reset'],
    ),
    unchanged('in a property without bindings is not renamed', '&pwm { resets = <&reset 1>; };', []),
    unchanged('in a property without bindings in a macro is not renamed', 'ON(&pwm, resets = <&reset 1>;)', []),
    [
      'in a combo with the same name is renamed',
      'ZMK_COMBO(reset, &reset, 0 1)',
      'ZMK_COMBO(reset, &sys_reset, 0 1)',
      [],
    ],
  ]);
});

describe('a label', () => {
  check([
    unchanged('of a node from another file gets a note', '&lower { bindings = <&kp A>; label = "Lower"; };', [
      'label = "Lower";',
    ]),
    unchanged(
      'in the arguments of a macro gets a note',
      'ZMK_BEHAVIOR(hm,hold_tap,label = "HM"; flavor = "balanced";)',
      ['label'],
    ),
    unchanged('in the body of a macro gets a note', '#define L(NAME) layer_##NAME { label = STR(NAME); };', ['label']),
    unchanged(
      'of a layer with a display-name under another #if gets a note',
      '/ { keymap { a {\n#ifdef X\nlabel = "A";\n#else\ndisplay-name = "B";\n#endif\n}; }; };',
      ['label = "A";'],
    ),
    [
      'of a layer with a display-name in every build is removed',
      '/ { keymap { a { display-name = "B";\n#ifdef X\nlabel = "A";\n#endif\n}; }; };',
      '/ { keymap { a { display-name = "B";\n#ifdef X\n#endif\n}; }; };',
      [],
    ],
    [
      'of a layer that &a { … } refers to is renamed',
      '/ { keymap { a: a { }; }; };\n&a { label = "A"; };',
      '/ { keymap { a: a { }; }; };\n&a { display-name = "A"; };',
      [],
    ],
  ]);
});

describe('global-quick-tap', () => {
  check([
    unchanged(
      'next to require-prior-idle-ms gets a note',
      '&mt { quick-tap-ms = <1>; require-prior-idle-ms = <2>; global-quick-tap; };',
      ['global-quick-tap;'],
    ),
    unchanged(
      'with a different time in each #if branch gets a note',
      '&mt {\n#ifdef X\nquick-tap-ms = <1>;\n#else\nquick-tap-ms = <2>;\n#endif\nglobal-quick-tap;\n};',
      ['global-quick-tap;'],
    ),
    unchanged('in a macro gets a note', 'ZMK_HOLD_TAP(hm, quick-tap-ms = <175>; global-quick-tap;)', [
      'global-quick-tap',
    ]),
    [
      'in one #if branch uses a time that is set for all branches',
      '&mt { quick-tap-ms = <1>;\n#ifdef X\nglobal-quick-tap;\n#endif\n};',
      '&mt { quick-tap-ms = <1>;\n#ifdef X\nrequire-prior-idle-ms = <1>;\n#endif\n};',
      [],
    ],
    [
      'uses the last time that is set',
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
    unchanged(
      'with old and new debounce times gets a note',
      `/ { k { ${matrix} debounce-period = <9>; debounce-press-ms = <1>; }; };`,
      ['debounce-period = <9>;'],
    ),
    unchanged('in a macro gets a note', 'K(debounce-period = <9>; column-offset = <2>;)', [
      'debounce-period',
      'column-offset',
    ]),
    [
      'that &k { … } refers to is updated',
      `/ { k: k { ${matrix} }; };\n&k { debounce-period = <9>; };`,
      `/ { k: k { ${matrix} }; };\n&k { debounce-press-ms = <9>;\ndebounce-release-ms = <9>; };`,
      [],
    ],
    [
      'with a child inside &c { … } is updated',
      `${composite}&c { l { column-offset = <1>; }; };`,
      `${composite}&c { l { col-offset = <1>; }; };`,
      [],
    ],
    [
      'with col-offset and column-offset loses column-offset',
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
      'that &k { … } refers to is updated',
      '/ { k: knob { compatible = "alps,ec11"; }; };\n&k { resolution = <2>; };',
      `/ { k: knob { compatible = "alps,ec11"; }; };\n&k { steps = <40> ${hint('2')}; };`,
      [],
    ],
    [
      'with a macro as its resolution keeps the macro',
      '#define RES 2\n&encoder { resolution = <RES>; };',
      `#define RES 2\n&encoder { steps = <(RES * 20)> ${hint('the old resolution')}; };`,
      [],
    ],
    [
      'with steps loses its resolution',
      '&encoder { resolution = <4>; steps = <30>; };',
      '&encoder {  steps = <30>; };',
      [],
    ],
    unchanged(
      'with steps under an #if gets a note',
      '&encoder { resolution = <4>;\n#ifdef X\nsteps = <30>;\n#endif\n};',
      ['resolution = <4>;'],
    ),
    unchanged('in a macro gets a note', 'KNOB(resolution = <4>;)', ['resolution']),
  ]);

  it.each([
    ['under an #if', '#ifdef KNOB\n&encoder { resolution = <4>; };\n#endif\n'],
    [
      'of a sensors node without that label',
      '/ { sensors { compatible = "zmk,keymap-sensors"; }; };\n&encoder { resolution = <4>; };\n',
    ],
  ])('%s gets a note instead of a &sensors node, which may not exist', (_, text) => {
    const { text: after, notes } = upgradeKeymap(text);
    expect(after).toContain('steps = <80>');
    expect(after).not.toContain('&sensors');
    expect(notes.map(({ message }) => message)).toEqual([expect.stringContaining('triggers-per-rotation')]);
  });
});

describe('a usage page', () => {
  check([
    unchanged(
      'that the file defines is not renamed',
      '#define USAGE_KEYPAD 7\n/ { a { usage-pages = <USAGE_KEYPAD>; }; };',
      [],
    ),
  ]);
});
