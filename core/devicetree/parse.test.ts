import { describe, expect, it } from 'vitest';
import { itemsWithin, nodesOf, parse, propertiesOf, stringValues } from './index.ts';

const problems = (text: string) => {
  const document = parse(text);
  return document.problems.map((problem) => {
    const { line, column } = document.lines.placeOf(problem.from);
    return `${line}:${column} ${problem.code}`;
  });
};
const property = (text: string, name: string) => {
  const found = [...propertiesOf(parse(text))].find((candidate) => candidate.name.text === name);
  if (!found) throw new Error(`no property ${name}`);
  return found;
};
const source = (text: string, span: { from: number; to: number }) => text.slice(span.from, span.to);

describe('nodes and properties', () => {
  const text = `/dts-v1/;
#include <behaviors.dtsi>
/ {
  behaviors {
    hm: homerow_mods@1 { compatible = "zmk,behavior-hold-tap", "other"; #binding-cells = <2>; flag-only; };
  };
};
&mt { tapping-term-ms = <(100 + 50)>; };
&{/chosen/x} { a; };`;

  it('nest, with their names, labels and exact ranges', () => {
    const document = parse(text);
    expect(document.problems).toEqual([]);
    expect([...nodesOf(document)].map(({ parent, name }) => [parent?.name.text, name.text])).toEqual([
      [undefined, '/'],
      ['/', 'behaviors'],
      ['behaviors', 'homerow_mods@1'],
      [undefined, '&mt'],
      [undefined, '&{/chosen/x}'],
    ]);
    const hold = [...nodesOf(document)][2];
    expect(hold?.labels.map((label) => label.text)).toEqual(['hm']);
    expect(source(text, hold!)).toMatch(/^hm: homerow_mods@1 \{.*\};$/);
    expect(hold?.statements.map((s) => (s.kind === 'property' ? s.name.text : s.kind))).toEqual([
      'compatible',
      '#binding-cells',
      'flag-only',
    ]);
  });

  it('can have strings that span lines', () => {
    expect(problems('/ { a = "x\n  y"; b = "z"; };')).toEqual([]);
    expect(problems('/ { a = "x;\n b = "z"; };')).toEqual(['1:9 open-string']);
  });

  it('have a list of strings as their value', () => {
    expect(stringValues(property(text, 'compatible'))).toEqual(['zmk,behavior-hold-tap', 'other']);
  });

  it('keep /delete-node/ and /delete-property/ with their operand', () => {
    const [node] = [...nodesOf(parse('/ { /delete-node/ combo-esc; /delete-property/ a-b; }; /delete-node/ &x;'))];
    expect(node?.statements.map((s) => (s.kind === 'command' ? [s.command, s.operand] : null))).toEqual([
      ['delete-node', 'combo-esc'],
      ['delete-property', 'a-b'],
    ]);
  });
});

describe('cells', () => {
  it('contain references, numbers, nested calls, and expressions', () => {
    const text = "/ { bindings = <&kp LS(LC(A)) 0x1F (1 << 2) 'a'>, <&none>; };";
    const { values } = property(text, 'bindings');
    expect(values.map((value) => value.kind)).toEqual(['cells', 'cells']);
    const [first] = values;
    const items = first?.kind === 'cells' ? [...itemsWithin(first.items)] : [];
    expect(items.map((item) => item.kind)).toEqual([
      'reference',
      'call',
      'call',
      'word',
      'number',
      'group',
      'number',
      'operator',
      'number',
      'char',
    ]);
    expect(source(text, items[1]!)).toBe('LS(LC(A))');
  });

  it('accept byte strings, /bits/ and macros as values', () => {
    expect(problems('/ { a = [de ad 00]; b = /bits/ 8 <1 2>; c = NAME, <1>; d = FN(1, 2); e = &ref; };')).toEqual([]);
  });
});

describe('the preprocessor', () => {
  it('is allowed inside a value', () => {
    const text = '/ { bindings = <&kp A\n#ifdef WIDE\n  &kp B\n#else\n  &kp C\n#endif\n&kp D>; };';
    expect(problems(text)).toEqual([]);
    const [cells] = property(text, 'bindings').values;
    expect(cells?.kind === 'cells' && cells.items.length).toBe(8);
  });

  it('can open the same brace in each branch', () => {
    expect(problems('/ {\n#ifdef A\n a {\n#else\n b {\n#endif\n x; };\n};')).toEqual([]);
  });

  it('can close the same brace in each branch', () => {
    expect(problems('/ { a { x = <1\n#ifdef A\n>; };\n#else\n 2>; };\n#endif\n};')).toEqual([]);
  });

  it('reads parameters and body of a definition across continuation lines', () => {
    const text = '#define HRM(k, m) &mt m \\\r\n  LS(k)\r\n/ { };';
    const [define] = parse(text).directives;
    expect(define?.parameters).toEqual(['k', 'm']);
    expect(define?.items.map((item) => item.kind)).toEqual(['reference', 'word', 'call']);
    expect(problems(text)).toEqual([]);
  });

  it('doesn’t mistake #binding-cells for a directive', () => {
    expect(parse('/ {\n#binding-cells = <1>;\n};').directives).toEqual([]);
  });

  it('allows a # alone on a line', () => {
    expect(problems('#\n# // comment\n#/* comment */\n/ { a; };\n#')).toEqual([]);
  });

  it('supports #elifdef', () => {
    expect(problems('#ifdef A\n#elifdef B\n#elifndef C\n#else\n#endif\n')).toEqual([]);
  });

  it('keeps include paths', () => {
    expect(parse('#include <a/b.h>\n# include "c.h" // x').directives.map((d) => d.path?.text)).toEqual([
      '<a/b.h>',
      '"c.h"',
    ]);
  });
});

describe('macros as statements', () => {
  it('take any tokens as arguments and need no semicolon', () => {
    const text = 'ZMK_MACRO(hi, wait-ms = <30>; bindings = <&kp H>, <&kp I>;)\n/ { COMBO(a, &kp A, 1 2); LIST };';
    const document = parse(text);
    expect(document.problems).toEqual([]);
    const [macro] = document.statements;
    expect(macro?.kind === 'macro' && macro.use.kind === 'call' && macro.use.args.length).toBe(3);
  });

  it('can be the name of a node', () => {
    expect(problems('/ { NAME(x) { a = <1>; }; };')).toEqual([]);
  });
});

describe('comments', () => {
  it('are kept with their ranges, apart from tokens', () => {
    const text = '/ { /* a { */ x; // } \\\n still comment }\n };';
    const document = parse(text);
    expect(document.problems).toEqual([]);
    expect(document.comments.map((comment) => source(text, comment))).toEqual([
      '/* a { */',
      '// } \\\n still comment }',
    ]);
  });
});

describe('mistakes are reported where they are', () => {
  it.each([
    ['/ { a = <1> };', ['1:12 missing-semicolon']],
    ['/ { a = <1>\n b = <2>; };', ['1:12 missing-semicolon']],
    ['/ { a { }\n };', ['1:10 missing-semicolon']],
    ['/ { a = <&kp LS(A>; };', ['1:14 open-paren']],
    ['/ { a = <&kp A; };', ['1:9 open-angle']],
    ['/ { a = <1> <2>; };', ['1:12 missing-comma']],
    ['/ { a = &kp\n b = <2>; };', ['1:12 missing-semicolon']],
    ['/ { a = &kp A &kp B>; b; };', ['1:8 missing-angle']],
    ['/ { a =\n1>; b = 2 3>; };', ['1:8 missing-angle', '2:8 missing-angle']],
    ['/ { a = ROW &kp A>; b; };', ['1:9 stray-close']],
    ['/ { a\nb = <1>; }; };\n/ { };', ['1:6 missing-semicolon']],
    ['&kp\nb; };\n/ { };', ['1:1 misplaced', '2:1 outside-node']],
    ['/ { a = <1, 2>; };', ['1:11 misplaced']],
    ['/ { a = <1 + 2>; };', ['1:12 bare-expression']],
    ['/ { a = "x; };\n};', ['1:9 open-string']],
    ['/ { a; ', ['1:1 open-brace']],
    ['/ { }; };', ['1:8 stray-close']],
    ['/ { a = ; };', ['1:5 missing-value']],
    ['/ { };\n/* open', ['2:1 open-comment']],
    ['a = <1>;', ['1:1 outside-node']],
    ['/ { <1>, <2>; a = <1>; , <2>; };', ['1:5 missing-name', '1:24 missing-name']],
    ['#endif', ['1:1 conditional']],
    ['#if 1\n', ['1:1 conditional']],
    ['/ { a = <1>;; };', ['1:13 stray-semicolon']],
    ['/ { &kp A; };', ['1:5 misplaced']],
    ['/ { a = <&5col &my-key & kp A>; };', ['1:11 misplaced', '1:17 misplaced', '1:24 misplaced']],
    ['/ { a = &5col; };', ['1:10 misplaced']],
    ['/ { 5col: a { }; my-key: b { }; };', ['1:5 misplaced', '1:18 misplaced']],
    ['/ {\n  # a comment\n  a;\n};', ['2:3 misplaced']],
    ['/ { a = “x”; };', ['1:9 wrong-quotes']],
    ["/ { a = 'x, y'; };", ['1:9 wrong-quotes']],
    ['/ { a = tap-preferred; };', ['1:9 missing-quotes']],
    ['/ { a = <1>, &kp A>; };', ['1:14 stray-close']],
    ['/ { a b { }; };', ['1:6 missing-colon']],
    ['/ {\n  a {\n    b;\n  c { };\n};', ['2:3 open-brace']],
    ['/ {\n  a { };\n  };\n  b { };\n};', ['3:3 stray-close']],
  ])('%j', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });
});
