import { describe, expect, it } from 'vitest';
import { cellsOf, evaluate, parse, preprocess, resolveTree, splitBindings, stringValue, type Cell } from './index.ts';

const tree = (text: string) => resolveTree(parse(text));
const show = (cell: Cell): string => {
  switch (cell.kind) {
    case 'reference':
      return `&${cell.label ?? cell.path}`;
    case 'number':
      return String(cell.value);
    case 'name':
      return cell.text;
    case 'call':
      return `${cell.name}(${cell.args.map((arg) => arg.map(show).join(' ')).join(',')})`;
    case 'expression':
      return '(…)';
  }
};
const bindings = (text: string) => {
  const resolved = tree(text);
  return cellsOf(resolved.root.properties.get('bindings') ?? null, resolved)
    .map(show)
    .join(' ');
};

describe('the resolved tree', () => {
  it('merges nodes of the same path and applies references', () => {
    const resolved = tree('/ { a { l: b { x = <1>; y; }; }; }; / { a { b { x = <2>; }; }; }; &l { z; };');
    const node = resolved.labels.get('l');
    expect(node?.path).toBe('/a/b');
    expect([...(node?.properties.keys() ?? [])]).toEqual(['x', 'y', 'z']);
    expect(cellsOf(node?.properties.get('x') ?? null).map(show)).toEqual(['2']);
  });

  it('keeps changes to nodes of other files separate', () => {
    expect(tree('&mt { tapping-term-ms = <150>; };').outside.get('mt')?.properties.has('tapping-term-ms')).toBe(true);
  });

  it('deletes nodes and properties', () => {
    const resolved = tree('/ { a { x; /delete-property/ x; }; b: c { }; d { }; /delete-node/ d; }; /delete-node/ &b;');
    expect([...resolved.root.children.keys()]).toEqual(['a']);
    expect(resolved.root.children.get('a')?.properties.size).toBe(0);
  });

  it('deletes a node by its path, together with the labels inside', () => {
    const resolved = tree('/ { a { b: b { c: c { }; }; d: d { }; }; }; /delete-node/ &{/a/b}; /delete-node/ &{/x};');
    expect([...resolved.labels.keys()]).toEqual(['d']);
    expect([...(resolved.root.children.get('a')?.children.keys() ?? [])]).toEqual(['d']);
  });

  it('leaves out branches that aren’t taken', () => {
    const text = '/ {\n#ifdef WIDE\n wide;\n#elif LAYERS > 2\n many;\n#else\n few;\n#endif\n};';
    expect([...tree(text).root.properties.keys()]).toEqual(['few']);
    expect([...tree(`#define LAYERS 3\n${text}`).root.properties.keys()]).toEqual(['many']);
    expect([...tree(`#define WIDE\n${text}`).root.properties.keys()]).toEqual(['wide']);
  });
});

describe('cells', () => {
  it('have constants, arithmetic, and function-like macros resolved', () => {
    expect(
      bindings(
        '#define NAV 2\n#define HRM(m, k) &mt m k\n/ { bindings = <&mo NAV HRM(LSHIFT, LC(A)) &x (NAV * 2 + 1)>; };',
      ),
    ).toBe('&mo 2 &mt LSHIFT LC(A) &x 5');
  });

  it('ignore a space before the parenthesis of a macro, but not of other names', () => {
    const text = '#define HRM(m, k) &mt m k\n/ { bindings = <HRM (LSHIFT, A) &x PIN (1 + 2) HRM>; };';
    expect(bindings(text)).toBe('&mt LSHIFT A &x PIN 3 HRM');
  });

  it('use the definition that’s valid at their place', () => {
    const text =
      '#define KEY A\n/ { a { bindings = <&kp KEY>; }; };\n#undef KEY\n/ { b { bindings = <&kp KEY>; }; };\n#define KEY B\n/ { c { bindings = <&kp KEY>; }; };';
    const resolved = tree(text);
    const written = (node: string) =>
      cellsOf(resolved.root.children.get(node)?.properties.get('bindings') ?? null, resolved)
        .map(show)
        .join(' ');
    expect(['a', 'b', 'c'].map(written)).toEqual(['&kp A', '&kp KEY', '&kp B']);
  });

  it('join the tokens around ##', () => {
    expect(bindings('#define T(x) &td_##x\n#define L(x) x##1\n/ { bindings = <T(esc) L(N)>; };')).toBe('&td_esc N1');
  });

  it.each([
    ['CAT(A,)', 'A'],
    ['CAT(,B)', 'B'],
    ['CAT(A,B C)', 'AB C'],
    ['CAT(A B,C)', 'A BC'],
    ['CAT(NAME,X)', 'NAMEX'],
    ['CAT(A, LS(B))', 'ALS(B)'],
    ['CAT3(A,,C)', 'AC'],
    ['CAT3(,,)', ''],
  ])('join the unexpanded operands of ##: %s', (use, expected) => {
    const macros = '#define NAME expanded\n#define CAT(a,b) a ## b\n#define CAT3(a,b,c) a ## b ## c\n';
    expect(bindings(`${macros}/ { bindings = <${use}>; };`)).toBe(expected);
  });

  it('quote the unexpanded operand of #', () => {
    const text = '#define NAME expanded\n#define SHOW(a) #a\n/ { x = SHOW(NAME LS(A)); };';
    const resolved = tree(text);
    expect(stringValue(resolved.root.properties.get('x') ?? null, resolved)).toBe('NAME LS(A)');
  });

  it('can pass several arguments on to another macro', () => {
    const macros =
      '#define HRM(m, k) &mt m k\n#define PASS(...) HRM(__VA_ARGS__)\n#define MORE(a, ...) F(a, ## __VA_ARGS__)\n';
    expect(bindings(`${macros}/ { bindings = <PASS(LSHIFT, A) MORE(1) MORE(1, 2, 3)>; };`)).toBe(
      '&mt LSHIFT A F(1) F(1,2,3)',
    );
  });

  it.each([
    ['#define LeftPinky mt LGUI', '&LeftPinky A', '&mt LGUI A'],
    ['#define LeftPinky(key) mt LGUI key', '&LeftPinky(A) &kp B', '&mt LGUI A &kp B'],
    ['#define KEY(behavior, key) &behavior key', 'KEY(kp, A)', '&kp A'],
    ['#define KEY &kp A', '&KEY', '&KEY'],
    ['#define a b\n#define b a', '&a', '&a'],
  ])('expand a macro after &: %s', (macro, use, expected) => {
    expect(bindings(`${macro}\n/ { bindings = <${use}>; };`)).toBe(expected);
  });

  it('come from the active branch of an #ifdef inside a value', () => {
    const text = '/ { bindings = <&kp A\n#ifdef WIDE\n&kp B\n#else\n&kp C\n#endif\n>; };';
    expect(bindings(text)).toBe('&kp A &kp C');
    expect(bindings(`#define WIDE 1\n${text}`)).toBe('&kp A &kp B');
  });

  it('don’t expand a macro inside itself', () => {
    expect(bindings('#define A B\n#define B A\n/ { bindings = <&kp A>; };')).toBe('&kp A');
  });

  it('keep arithmetic with unknown names as an expression', () => {
    expect(bindings('/ { bindings = <(MOD_LSFT | MOD_RSFT) (A)>; };')).toBe('(…) A');
  });

  it('contain the result of arithmetic in arguments', () => {
    expect(bindings('#define MS 200\n/ { bindings = <F(0,1,MS + 10) G(-1) H(MOD_LSFT|MOD_RSFT, A)>; };')).toBe(
      'F(0,1,210) G(-1) H((…),A)',
    );
  });

  it('split into bindings before each reference', () => {
    const resolved = tree('/ { bindings = <&mt LSHIFT A>, <&trans &kp B>; };');
    const split = splitBindings(cellsOf(resolved.root.properties.get('bindings') ?? null, resolved));
    expect(split.map(({ behavior, parameters }) => [behavior.label, ...parameters.map(show)])).toEqual([
      ['mt', 'LSHIFT', 'A'],
      ['trans'],
      ['kp', 'B'],
    ]);
  });
});

describe('expressions', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['1 << 4 | 1', 17],
    ['-5 + ~0', -6],
    ['!0 && 3 > 2', 1],
    ['7 / 2 % 2', 1],
    ['0x10', 16],
    ['010', 8],
    ['1 ? 2 : 3', 2],
    ['1 ? (2) : (3)', 2],
    ['0 ? 1 : 0 ? 2 : 3', 3],
    ['1 + (0 ? 1 : 2)', 3],
    ["'a'", 97],
    [String.raw`'\n'`, 10],
    [String.raw`'\''`, 39],
    ['5 <= 5', 1],
    ['3U', 3],
  ])('%s = %d', (text, value) => {
    const [define] = parse(`#define X ${text}\n`).directives;
    expect(evaluate(define?.items ?? [])).toBe(value);
  });

  it.each(['1 / 0', '1 +', ') 1', 'A', '1 2', '', '1 << 999', '1 ? 2', '1 : 2', '()', String.raw`'\x41'`])(
    '%j has no value',
    (text) => {
      const [define] = parse(`#define X ${text}\n`).directives;
      expect(evaluate(define?.items ?? [])).toBeNull();
    },
  );
});

it('isActive is false in a branch that is not taken, even inside a nested #if that would be', () => {
  const text = '#if 0\nA\n#if 1\nB\n#endif\nC\n#else\nD\n#endif\nE';
  const { isActive } = preprocess(parse(text));
  expect([...'ABCDE'].filter((letter) => isActive(text.indexOf(letter)))).toEqual(['D', 'E']);
});
