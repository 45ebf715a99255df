import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyFix } from './applyFix.ts';
import { cases, type Case } from './fixtures/cases.ts';
import { checkKeymap, rules } from './index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const plain = (source: string): string => source.replace(/[«»]/g, '');
const optionsOf = ({ config }: Case) => (config ? { config: new Map(Object.entries(config)) } : {});

const head = '#include <behaviors.dtsi>\n';
const keymap = (bindings: string, more = '') =>
  `${head}${more}/ { keymap { compatible = "zmk,keymap"; base { bindings = <${bindings}>; }; }; };\n`;

describe('checkKeymap', () => {
  it.each(cases.map((one) => [one.rule, one.title, one] as const))('reports %s: %s', (rule, _, one) => {
    const text = plain(one.source);
    const findings = checkKeymap('my.keymap', text, optionsOf(one));
    const found = findings.find(({ id }) => id === rule);
    expect(found, JSON.stringify(findings)).toBeDefined();
    expect(`${text.slice(0, found!.from)}«${text.slice(found!.from, found!.to)}»${text.slice(found!.to)}`).toBe(
      one.source,
    );
    expect(found!.severity).toBe(one.severity ?? 'error');
    expect(findings.filter(({ severity }) => severity === 'error').length).toBe(one.severity ? 0 : 1);
    expect(found!.fix && applyFix(text, found!.fix)).toBe(one.fixed);
  });

  it.each(cases.filter(({ fixed }) => fixed !== undefined).map((one) => [one.title, one] as const))(
    'finds nothing after the fix for: %s',
    (_, one) => {
      expect(checkKeymap('my.keymap', one.fixed ?? '', optionsOf(one))).toEqual([]);
    },
  );

  it('reports a mistake in an included file in that file', () => {
    const files = new Map([
      [
        'config/mine.dtsi',
        '\n/ { x { compatible = "zmk,behavior-macro"; #binding-cells = <0>; bindings = <&ktp A>; }; };\n',
      ],
    ]);
    const [found] = checkKeymap('config/my.keymap', keymap('&kp A', '#include "mine.dtsi"\n'), { files });
    expect(found).toMatchObject({ id: 'unknown-behavior', file: 'config/mine.dtsi' });
    expect(files.get('config/mine.dtsi')?.slice(found?.from, found?.to)).toBe('&ktp');
  });

  it.each([
    ['config/my.keymap', '"keys.h"', 'config/keys.h'],
    ['/home/me/a/my.keymap', '"keys.h"', '/home/me/a/keys.h'],
    ['config/my.keymap', '<dt-bindings/zmk_mine/keys.h>', 'include/dt-bindings/zmk_mine/keys.h'],
  ])('in %s, reads the names that %s defines', (file, include, path) => {
    const files = new Map([
      ['/home/me/other/keys.h', ''],
      [path, '#define MINE A\n'],
    ]);
    expect(checkKeymap(file, keymap('&kp MINE', `#include ${include}\n`), { files })).toEqual([]);
  });

  it.each([
    ['unknown-name', 'LS(NO_SUCH_KEY)', 'NO_SUCH_KEY'],
    ['unknown-name', 'NO_SUCH_KEY', 'NO_SUCH_KEY'],
    ['unknown-name', 'no_such(A)', 'no_such'],
    ['foreign-name', 'KC_ESC', 'KC_ESC'],
    ['foreign-name', 'MO(0)', 'MO(0)'],
    ['unknown-behavior', 'A &ktp B', '&ktp'],
  ])('reports a mistake in a macro of an included file in that file, once: %s %s', (id, body, place) => {
    const files = new Map([['config/mine.dtsi', `#define MINE ${body}\n`]]);
    const findings = checkKeymap('config/my.keymap', keymap('&kp MINE &kp MINE', '#include "mine.dtsi"\n'), { files });
    expect(findings.map(({ id: rule, file, from, to }) => [rule, files.get(file)?.slice(from, to)])).toEqual([
      [id, place],
    ]);
  });

  it('warns about macros that are too long to expand', () => {
    const macros = Array.from({ length: 40 }, (_, i) => `#define A${i + 1} A${i} A${i}\n`).join('');
    const text = `${macros}/ { keymap { compatible = "zmk,keymap"; base { bindings = <A40>; }; }; };`;
    const findings = checkKeymap('my.keymap', text);
    expect(findings.map(({ id, severity, from, to }) => [id, severity, text.slice(from, to)])).toEqual([
      ['syntax', 'warning', 'A40'],
    ]);
  });
});

it.each([
  ['{"keyboard": "crkbd", "layers": [["KC_ESC", "LSFT_T(KC_A)"]]}', 'a QMK, VIA, or Vial keymap'],
  ['[{"a": 1}]', 'This is JSON'],
  ['[0] = LAYOUT_split_3x6_3(\n  KC_TAB, KC_Q, LSFT_T(KC_A)\n),\n', 'C code for QMK'],
  ['#include QMK_KEYBOARD_H\nconst uint16_t PROGMEM keymaps[] = { [0] = LAYOUT(KC_A) };\n', 'C code for QMK'],
  ['\n<!DOCTYPE html>\n<html></html>', 'web page'],
  ['I typed my layout here; can you check it?', "doesn't look like a ZMK file"],
  ['$ west build -b nice_nano_v2\nCommand not found\n', "doesn't look like a ZMK file"],
])('reports only once that %j is not devicetree', (text, message) => {
  expect(checkKeymap('my.keymap', text)).toMatchObject([
    { id: 'other-format', severity: 'error', message: expect.stringContaining(message) as string },
  ]);
});

it.each([
  ...['// a\n/ { a }', 'a b;', '/ { "a": 1 };', '&mt { a b };'],
  ...['// was const uint16_t PROGMEM keymaps\n&mt { a b };', '/* PROGMEM\n*/ a b;', 'PROGMEM / { a };'],
  'default_layer { bindings = <&kp KC_A, &kp KC_B>; };',
])('reads %j as devicetree with mistakes', (text) => {
  for (const { message } of checkKeymap('my.keymap', text)) expect(message).not.toMatch(/^This (is|doesn't look)/);
});

it('translates a QMK name inside modifiers to a key code, even where a behavior is missing', () => {
  const findings = checkKeymap('my.keymap', keymap('&kp A LC(KC_B)'));
  const fixes = findings.flatMap(({ id, fix }) => (id === 'foreign-name' ? (fix?.replacements ?? []) : []));
  expect(fixes.map(({ insert }) => insert)).toEqual(['B']);
});

it.each(['&kp LG', '&kp A HYPR(A)', '&kp KC_A'])(
  'never reports an error for a name that a missing file may define: %s',
  (bindings) => {
    const findings = checkKeymap('my.keymap', keymap(bindings, '#include "mine.h"\n'));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  },
);

it.each([
  ['a node that is never closed', '&mt { a = <1>;\n/ { b = <1>; };\n&lt { c = <1>; };\n'],
  ['a comment that is never closed', `${keymap('&kp A').replace('bindings', '/* bindings')}`],
  ['a comment between bindings that is never closed', keymap('&kp A /* &kp B')],
  ['a definition without its {', keymap('&mine', '/ { macros { mine: mine\n #binding-cells = <0>; }; }; };\n')],
])('reports only the syntax error, not its consequences: %s', (_, text) => {
  expect(checkKeymap('my.keymap', text)).toMatchObject([{ id: 'syntax' }]);
});

it('does not count the keys of a layer with a name that may stand for several keys', () => {
  const up = 'up { bindings = <&kp A THREE_KEYS>; };';
  const check = (more: string) =>
    checkKeymap('my.keymap', keymap('&kp A &kp B &kp C &mo 1', more).replace('}; }; };', `}; ${up} }; };`));
  expect(check('#include "mine.h"\n').filter(({ id }) => id === 'layer-size')).toEqual([]);
});

describe('an include of a file that is not there', () => {
  const findings = (include: string) =>
    checkKeymap('config/my.keymap', keymap('&kp A', `#include ${include}\n`), {
      files: new Map([['config/includes/my_combos.dtsi', '']]),
    }).map(({ severity, message }) => `${severity}: ${message}`);

  it('suggests the file that was meant', () => {
    for (const path of ['include/my_combos.dtsi', 'my_combo.dtsi'])
      expect(findings(`"${path}"`)).toEqual([
        `warning: ${path} isn't among the open files. Did you mean config/includes/my_combos.dtsi?`,
      ]);
  });

  it('accepts files of modules', () => {
    for (const path of ['"zmk-helpers/my_combo.h"', '<behaviors/num_word.dtsi>']) expect(findings(path)).toEqual([]);
  });
});

describe('every rule', () => {
  it.each(rules.map(({ id }) => id))('%s has a case and a row in the README', (id) => {
    expect(cases.some(({ rule }) => rule === id)).toBe(true);
    expect(fs.readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')).toContain(`\`${id}\``);
  });

  it.each(rules.map(({ id, docs }) => [id, docs] as const))('%s links to an existing page: %s', (_, docs) => {
    const page = path.join(root, docs.replace(/#.*/, ''));
    expect([`${page}.mdx`, `${page}/index.mdx`].some((file) => fs.existsSync(file))).toBe(true);
  });
});

describe('checkKeymap does not report', () => {
  const errors = (text: string, files?: ReadonlyMap<string, string>) =>
    checkKeymap('config/my.keymap', text, files ? { files } : {}).map(({ id, severity }) => `${severity} ${id}`);

  it.each([
    ['an old name that still works', keymap('&kp NUM_1 &kp KSPC>; sensor-bindings = <&inc_dec_cp M_VOLU M_VOLD')],
    [
      'names that both QMK and ZMK have',
      keymap(
        '&rgb_ug RGB_TOG &bl BL_TOG &bl BL_ON',
        '#include <dt-bindings/zmk/rgb.h>\n#include <dt-bindings/zmk/backlight.h>\n',
      ),
    ],
    [
      'a macro defined in the file',
      keymap('&kp MINE ROW &HRM A', '#define MINE LS(A)\n#define ROW &kp A &kp B\n#define HRM mt LSHIFT\n'),
    ],
    [
      'a placeholder in a macro',
      keymap(
        '&m A',
        '/ { macros { m: m { compatible = "zmk,behavior-macro-one-param"; #binding-cells = <1>; bindings = <&macro_param_1to1>, <&kp MACRO_PLACEHOLDER>; }; }; };\n',
      ),
    ],
    [
      'trigger positions that make a hold-tap hold only if no other key is pressed',
      keymap('&mt A B', '&mt { hold-trigger-key-positions = <999>; };\n'),
    ],
    [
      'a layer key on a base layer that is transparent for the layer below',
      keymap('&mo 1 &to 2').replace(
        '}; }; };',
        '}; up { bindings = <&trans &kp A>; }; game { bindings = <&mo 1 &trans>; }; }; };',
      ),
    ],
    ['a reserved layer', keymap('&kp A').replace('}; }; };', '}; extra { status = "reserved"; }; }; };')],
    [
      'a behavior defined by a macro from a library',
      keymap('&my_own', '#include "library.h"\nZMK_MACRO(my_own, bindings = <&kp A>;)\n'),
    ],
    ['a name from the header of a module', keymap('&kp OF_MODULE', '#include <dt-bindings/zmk/of_module.h>\n')],
    [
      'a behavior from an include that is not open',
      keymap('&behavior_of_a_module A', '#include <behaviors/module.dtsi>\n'),
    ],
    [
      'comments and line breaks between the parameters of a macro',
      keymap('ROW(A, B, C)', '#define ROW( \\\n  a, b, /**/ \\\n  /* x */ c \\\n) &kp a &kp b &kp c\n'),
    ],
    [
      'a macro that is an alias of another macro',
      keymap('&kp HY(A)', '#define HYPER(k) LS(LC(k))\n#define HY HYPER\n'),
    ],
    [
      'two combos with the same keys on different layers',
      keymap(
        '&kp A &kp B>; }; up { bindings = <&to 0 &to 1',
        '/ { combos { compatible = "zmk,combos"; a { key-positions = <0 1>; layers = <1>; bindings = <&kp D>; }; b { key-positions = <0 1>; bindings = <&kp E>; }; }; };\n',
      ),
    ],
    [
      'code in an inactive #ifdef branch',
      keymap('&kp A', '#ifdef NEVER\n/ { x { bindings = <&nothing>; }; };\n#endif\n'),
    ],
  ])('%s', (_, text) => {
    expect(errors(text)).toEqual([]);
  });

  it('unknown names if a fork is built, and only notes them if the firmware is unknown', () => {
    const unknown = keymap('&num_word_of_a_fork &kp MY_OWN_NAME');
    expect(checkKeymap('my.keymap', unknown, { firmware: 'fork' })).toEqual([]);
    expect(checkKeymap('my.keymap', unknown, { firmware: 'unknown' }).map(({ severity }) => severity)).toEqual([
      'note',
      'note',
    ]);
    expect(checkKeymap('my.keymap', keymap('&kp ESCAP'), { firmware: 'unknown' })).toMatchObject([
      { severity: 'error' },
    ]);
    expect(checkKeymap('my.keymap', unknown, { outsideLabels: new Set(['num_word_of_a_fork']) }).length).toBe(1);
  });

  it('names defined in an included file that is open', () => {
    const files = new Map([
      [
        'config/mine.dtsi',
        '#define NAV 0\n/ { behaviors { td: td { compatible = "zmk,behavior-tap-dance"; #binding-cells = <0>; bindings = <&kp A>, <&kp B>; }; }; };\n',
      ],
    ]);
    expect(errors(keymap('&td &to NAV', '#include "mine.dtsi"\n'), files)).toEqual([]);
  });
});
