import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upgradeKeymap, type Change } from './index.ts';

const fragments = [
  '/ {',
  '};',
  '}',
  '{',
  'keymap {',
  'compatible = "zmk,keymap";',
  'base {',
  'behaviors {',
  'behavior_mod_tap {',
  'bindings = <',
  'sensor-bindings = <',
  'mods = <',
  '>;',
  '>',
  '<',
  ';',
  ',',
  '(',
  ')',
  '&kp',
  '&cp',
  '&reset',
  '&mt',
  '&mo',
  '&none',
  'NUM_1',
  'LSFT',
  'MOD_LSFT',
  '|',
  'KSPC',
  'GUI',
  'LS(',
  'label = "x";',
  'label',
  '=',
  '"',
  '/*',
  '*/',
  '//',
  '#define X',
  '#define F(a)',
  '##',
  '#ifdef X',
  '#else',
  '#endif',
  '\n',
  '\r\n',
  '\\\n',
  ' ',
  '\t',
  '#include <dt-bindings/zmk/mouse.h>',
  '&encoder {',
  'resolution = <2>;',
  'tapping_term_ms = <1>;',
  'global-quick-tap;',
  'quick-tap-ms = <1>;',
  'debounce-period = <5>;',
  'compatible = "zmk,kscan-gpio-matrix";',
  'ZMK_MACRO(',
  'X',
  'F(',
  '\0',
  '\ud83d',
  'é',
  'td: ',
  'reset: ',
];
const soup = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...fragments) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
    ),
    { maxLength: 50 },
  )
  .chain((parts) => fc.constantFrom(' ', '', '\n').map((glue) => parts.join(glue)));

/** Mostly sound keymaps: the laws about parsing say nothing about soup. */
const code = fc.constantFrom(
  'A',
  'NUM_1',
  'LSFT',
  'KSPC',
  'GUI',
  'LS(RARW)',
  'LC(LS(KSPC))',
  '(MOD_LSFT|MOD_LCTL)',
  'F(NUM_2)',
  'X',
  '/* c */ BKSP',
  '// c\n PGUP',
);
const binding = fc.oneof(
  fc
    .tuple(fc.constantFrom('&kp', '&cp', '&mt', '&sk', '&x', '&mo'), fc.array(code, { maxLength: 2 }))
    .map(([behavior, codes]) => [behavior, ...codes].join(' ')),
  fc.constantFrom(
    '&reset',
    '&trans',
    'ROW',
    '\n#ifdef X\n&kp NUM_1\n#else\n&kp KSPC\n#endif\n',
    '&kp\n#ifdef X\n NUM_1\n#else\n KSPC\n#endif\n',
  ),
);
const layer = fc
  .tuple(
    fc.array(binding, { maxLength: 8 }),
    fc.constantFrom('', 'label = "L";', '\n  label = "L";\n', 'label = "L"; display-name = "M";'),
  )
  .map(([bindings, name]) => `layer { ${name} bindings = <${bindings.join(' ')}>; };`);
const statement = fc.constantFrom(
  '#define ROW &kp NUM_1 \\\n  &mt LSFT KSPC',
  '#define F(x) &kp x',
  '#define F(x) &y_##x',
  '#define X BKSP',
  '#define X 1',
  '#include <dt-bindings/zmk/mouse.h>',
  '&left_encoder { resolution = <4>; };',
  '&mt { tapping_term_ms = <100>; quick_tap_ms = <90>; global-quick-tap; };',
  '&lt { global-quick-tap; };',
  '/ { behaviors { behavior_mod_tap { label = "MT"; }; }; };',
  'ZMK_MACRO(m, bindings = <&kp NUM_1>, <&kp KSPC>; mods = <(MOD_LSFT)>;)',
  '&sensors { triggers-per-rotation = <1>; };',
  '/ { k { compatible = "zmk,kscan-gpio-matrix"; debounce-period = <5>; }; };',
  '// the end',
  '/* the end */',
);
const file = fc
  .tuple(
    fc.array(statement, { maxLength: 5 }),
    fc.array(layer, { maxLength: 3 }),
    fc.array(statement, { maxLength: 3 }),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([head, layers, tail, newline]) =>
    [...head, `/ { keymap { compatible = "zmk,keymap"; ${layers.join('\n')} }; };`, ...tail]
      .join('\n')
      .replaceAll('\n', newline),
  );
const anything = fc.oneof(soup, file);
const many = { numRuns: 3000 };

describe('for any text', () => {
  it('nothing is thrown, and upgrading twice equals upgrading once', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const once = upgradeKeymap(text).text;
        expect(upgradeKeymap(once).text).toBe(once);
      }),
      many,
    );
  });

  it('no change means no byte changed', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const result = upgradeKeymap(text);
        if (result.changes.length === 0) expect(result.text).toBe(text);
      }),
      many,
    );
  });

  it('what lies outside of the replacements never changes', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { changes, text: after } = upgradeKeymap(text);
        const replacements = changes.flatMap((change: Change) => change.replacements).sort((a, b) => a.from - b.from);
        let at = 0;
        let rebuilt = '';
        for (const { from, to, insert } of replacements) {
          expect(from).toBeGreaterThanOrEqual(at);
          rebuilt += text.slice(at, from) + insert;
          at = to;
        }
        expect(rebuilt + text.slice(at)).toBe(after);
      }),
      many,
    );
  });

  it('the output parses wherever the input did', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { text: after, problems } = upgradeKeymap(text);
        if (problems.length === 0) expect(upgradeKeymap(after).problems).toEqual([]);
      }),
      many,
    );
  });

  it('comments and strings are the same before and after, apart from the ones added', () => {
    fc.assert(
      fc.property(file, (text) => {
        const comments = (source: string) => [...source.matchAll(/\/\/ c(?=\r?\n)|\/\* c \*\/|the end/g)].length;
        expect(comments(upgradeKeymap(text).text)).toBe(comments(text));
      }),
      many,
    );
  });
});

describe('hostile input', () => {
  const deep = 10_000;
  it.each([
    ['nested braces', '{'.repeat(deep)],
    ['nested nodes', `/ { ${'behaviors { '.repeat(deep)}`],
    ['encoders all the way down', `${'encoder { '.repeat(deep)}resolution = <1>;${'}; '.repeat(deep)}`],
    ['nested parentheses', `/ { bindings = <&kp ${'('.repeat(deep)}KSPC${')'.repeat(deep)}>; };`],
    ['nested modifiers', `/ { bindings = <&kp ${'LS('.repeat(deep)}NUM_1${')'.repeat(deep)}>; };`],
    ['open calls', `/ { bindings = <&kp ${'LS('.repeat(deep)}NUM_1`],
    [
      'a long chain of macros',
      `${Array.from({ length: deep }, (_, i) => `#define A${i} A${i + 1}\n`).join(
        '',
      )}#define A${deep} NUM_1\n/ { bindings = <&kp A0>; };`,
    ],
    [
      'macros that call each other',
      `#define F(a) G(a)\n#define G(a) F(a)\n${'/ { bindings = <F(NUM_1) G(LSFT)>; };\n'.repeat(1000)}`,
    ],
    [
      'many parameters',
      `#define F(${Array.from({ length: 3000 }, (_, i) => `p${i}`).join(', ')}) ${Array.from({ length: 3000 }, (_, i) => `p${i}`).join(' ')}\n`,
    ],
    [
      'many uses of many names',
      `${'#define X NUM_1 NUM_2 NUM_3\n'.repeat(300)}/ { bindings = <${'&kp X '.repeat(5000)}>; };`,
    ],
    ['many labels', `/ { ${'label = "x"; '.repeat(deep)}};`],
    ['many flags', `/ { bindings = <&kp (${'MOD_LSFT|'.repeat(deep)}MOD_LSFT)>; };`],
    ['many removed codes', `/ { bindings = <${'&kp KSPC '.repeat(deep)}>; };`],
    ['one binding of many codes', `/ { bindings = <&kp ${'KSPC '.repeat(deep)}>; };`],
    ['many encoders', '&encoder { resolution = <4>; };\n'.repeat(deep)],
    ['a row of fifty thousand keys', `/ { bindings = <${'&kp NUM_1 '.repeat(50_000)}>; };`],
    ['slashes and stars', '/*/'.repeat(deep)],
    ['quotes', '"\\'.repeat(deep)],
    ['backslashes', '\\ '.repeat(deep)],
    ['carriage returns', '\r'.repeat(deep)],
    ['NUL bytes', '\0'.repeat(deep)],
    ['half surrogates', '\ud800'.repeat(deep)],
  ])('%s return in time', (_, text) => {
    const start = performance.now();
    upgradeKeymap(text);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
