import { describe, expect, it } from 'vitest';
import { upgradeKeymap } from './index.ts';

describe('hostile input', () => {
  const deep = 10_000;
  it.each([
    ['nested braces', '{'.repeat(deep)],
    ['nested nodes', `/ { ${'behaviors { '.repeat(deep)}`],
    ['nested encoders', `${'encoder { '.repeat(deep)}resolution = <1>;${'}; '.repeat(deep)}`],
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
    ['one node in many places', `/ { a: a { }; };\n${'&a { label = "x"; b { }; };\n'.repeat(deep)}`],
    ['many conditions', `/ { ${'\n#ifdef X\nlabel = "x"; global-quick-tap;'.repeat(deep)}\nquick-tap-ms = <1>; };`],
    ['many names for macros', `#define M(x) x: x { };\n${'M(reset) M(COPY) ZMK_MACRO(cp)\n'.repeat(deep)}`],
    ['a row of fifty thousand keys', `/ { bindings = <${'&kp NUM_1 '.repeat(50_000)}>; };`],
    ['slashes and stars', '/*/'.repeat(deep)],
    ['quotes', '"\\'.repeat(deep)],
    ['backslashes', '\\ '.repeat(deep)],
    ['carriage returns', '\r'.repeat(deep)],
    ['NUL bytes', '\0'.repeat(deep)],
    ['half surrogates', '\ud800'.repeat(deep)],
  ])('with %s does not take too long', (_, text) => {
    const start = performance.now();
    upgradeKeymap(text);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
