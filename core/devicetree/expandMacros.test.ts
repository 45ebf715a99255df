import { describe, expect, it } from 'vitest';
import { cellsOf, expandMacros, parse, resolveTree } from './index.ts';

const lines = (...parts: readonly string[]): string => parts.join('\n');
const expanded = (...parts: readonly string[]): string => expandMacros(lines(...parts)).document.text.trim();

const counting = lines(
  '#define NTH(_4, _3, _2, _1, N, ...) N',
  '#define COUNT(...) NTH(__VA_ARGS__, 4, 3, 2, 1, 0)',
  '#define GLUE_(a, b) a##b',
  '#define GLUE(a, b) GLUE_(a, b)',
);

describe('macros of a file', () => {
  it.each([
    ['a name made by ## can be called as a macro', 'GLUE(F_, 2)(x, y)', '[x y]'],
    ['the number of arguments chooses the macro', 'F(x) F(x, y)', '{x} [x y]'],
    ['a macro’s result can be called with what follows it', 'MAKES_F_2 (x, y)', '[x y]'],
    ['a macro isn’t expanded inside itself', 'LOOP(x)', 'LOOP(x) x'],
    [
      'a name that a macro leaves unexpanded inside itself is not expanded later',
      'TWICE(LOOP(x))',
      'LOOP(x) x LOOP(x) x',
    ],
    ['a macro is expanded in its own arguments', 'F_1(F_1(x))', '{{x}}'],
    ['two macros that contain each other are expanded once each', 'PING', 'PING'],
    ['arguments are expanded first', 'GLUE(A, PING)', 'APING'],
    ['a function-like macro without parentheses is just a name', 'F_1 ; x', 'F_1 ; x'],
    ['an unclosed call stays as it is', 'F_1(x', 'F_1(x'],
    ['arguments can be empty', 'F_2(,) GLUE(,x)', '[ ] x'],
    ['an empty macro leaves nothing behind', 'x EMPTY(y)', 'x (y)'],
    ['adjacent words from different macros stay separate', 'F_3(x)y', 'x y'],
    ['# makes a string of an argument', 'QUOTE( x  "y\\n" )', '"x \\"y\\\\n\\""'],
    ['# before a word that isn’t a parameter stays', 'CELLS(1)', '#binding-cells = <1>'],
  ])('%s', (_, use, result) => {
    const macros = lines(
      counting,
      '#define F(...) GLUE(F_, COUNT(__VA_ARGS__))(__VA_ARGS__)',
      '#define F_1(a) {a}',
      '#define F_2(a, b) [a b]',
      '#define F_3(a) a',
      '#define MAKES_F_2 GLUE(F_, 2)',
      '#define LOOP(a) LOOP(a) a',
      '#define TWICE(a) a a',
      '#define PING PONG',
      '#define PONG PING',
      '#define EMPTY',
      '#define QUOTE(a) #a',
      '#define CELLS(n) #binding-cells = <n>',
    );
    expect(expanded(macros, use)).toBe(result);
  });

  it.each([
    ['OPT(x)', '[x]'],
    ['OPT(x,)', '[x]'],
    ['OPT(x, NOTHING)', '[x]'],
    ['OPT(x, y, z)', '[x, y, z]'],
    ['JOIN(x)', 'x'],
    ['JOIN(x, y)', 'x_y'],
    ['GNU(x)', '[x]'],
    ['GNU(x,)', '[x,]'],
    ['GNU(x, y, z)', '[x,y, z]'],
    ['NAMED(x, y, z)', 'x: y, z'],
  ])('with variable arguments, %s becomes %s', (use, result) => {
    const macros = lines(
      '#define NOTHING',
      '#define OPT(a, ...) [a __VA_OPT__(, __VA_ARGS__)]',
      '#define JOIN(a, ...) a##__VA_OPT__(_)##__VA_ARGS__',
      '#define GNU(a, ...) [a,##__VA_ARGS__]',
      '#define NAMED(a, more...) a: more',
    );
    expect(expanded(macros, use).replace(/ (?=[\],])/g, '')).toBe(result);
  });

  it('use the definition that’s valid at their place, and only in active branches', () => {
    const text = lines('#define A 1', 'A', '#undef A', 'A', '#if 0', 'A', '#endif', '#define A 2', 'A');
    expect(expanded(text)).toBe('1 A 2');
  });

  it('make nodes, properties and bindings', () => {
    const source = lines(
      counting,
      '#define LAYER(...) GLUE(LAYER_, COUNT(__VA_ARGS__))(__VA_ARGS__)',
      '#define LAYER_2(id, keys) / { keymap { layer_##id { display-name = #id; bindings = <keys>; }; }; };',
      '#define ROW(a, b) &kp a &kp b',
      'LAYER(base, ROW(Q, W)',
      '#ifdef WIDE',
      '  ROW(Y, U)',
      '#else',
      '  &mo 1',
      '#endif',
      ')',
      'OTHER(x)',
    );
    const { document, unknown } = expandMacros(source);
    const layer = resolveTree(document).root.children.get('keymap')?.children.get('layer_base');
    expect(cellsOf(layer?.properties.get('bindings') ?? null)).toHaveLength(6);
    expect(document.problems).toEqual([]);
    expect(unknown).toEqual(['OTHER']);
  });
});

describe('a value from a macro’s body', () => {
  const text = lines(
    '#define BAD NO_SUCH_KEY',
    '#define CALL(key) LS(LC(key)) BAD',
    '#define REF &no_such',
    '#define GLUED(a) a##1',
    '/ { x = <CALL(A) REF GLUED(F)>; };',
  );
  const tree = resolveTree(parse(text));
  const cells = cellsOf(tree.root.properties.get('x') ?? null, tree);
  const at = (range?: { from: number; to: number }) => range && text.slice(range.from, range.to);

  it('has the range of the use, and its range in the body', () => {
    expect(cells.map((cell) => [at(cell), at(cell.writtenAt)])).toEqual([
      ['CALL(A)', 'LS(LC(key))'],
      ['CALL(A)', 'NO_SUCH_KEY'],
      ['REF', '&no_such'],
      ['F', undefined],
    ]);
  });

  it('keeps the ranges of arguments', () => {
    const [shift] = cells;
    const [control] = shift?.kind === 'call' ? (shift.args[0] ?? []) : [];
    const [key] = control?.kind === 'call' ? (control.args[0] ?? []) : [];
    expect([at(key), key?.writtenAt]).toEqual(['A', undefined]);
  });
});

it('compares with >= inside a macro', () => {
  expect(expanded('#define MANY (COUNT >= 3)', '#define COUNT 4', '#if MANY', 'COUNT', '#endif')).toBe('4');
});

describe('a macro with an endless expansion', () => {
  const doubling = lines('#define A0 1', ...Array.from({ length: 40 }, (_, i) => `#define A${i + 1} A${i} A${i}`));
  const wide = `#define W(a) ${'a '.repeat(20_000)}`;
  it.each([
    ['doubles itself', `${doubling}\n/ { x = <A40>; };`, 'A'],
    ['repeats its argument', `${wide}\n/ { x = <W(W(W(1)))>; };`, 'W'],
    ['is nested in its own arguments', `#define F(a) a\n/ { x = <${'F('.repeat(5000)}1${')'.repeat(5000)}>; };`, 'F'],
    ['is never closed', `#define F(a) a\n/ { x = <${'F('.repeat(5000)}`, 'F'],
  ])('that %s is reported and left as it is', (_, source, name) => {
    const { document, problems } = expandMacros(source);
    expect(document.text).toBe(source);
    expect(problems.map(({ code, from }) => [code, source.charAt(from)])).toEqual([['endless-macro', name]]);
    const tree = resolveTree(parse(source));
    cellsOf(tree.root.properties.get('x') ?? null, tree);
    expect(tree.problems).toHaveLength(1);
  });
});
