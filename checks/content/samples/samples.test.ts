import { describe, expect, it } from 'vitest';
import { fencesOf, hasFlag } from './fences.ts';
import { sampleFindings } from './samples.ts';

const findings = (...lines: readonly string[]) =>
  sampleFindings('docs/a.mdx', lines).map(({ line, fault }) => `${line} ${fault}`);

describe('fences', () => {
  it('are found in lists, with tildes, and with more than three characters', () => {
    const fences = fencesOf(['- item', '  ```dts old title="old"', '  a', '    b', '  ```', '~~~~sh', '```', '~~~~']);
    expect(fences).toEqual([
      { language: 'dts', meta: 'old title="old"', line: 3, text: 'a\n  b' },
      { language: 'sh', meta: '', line: 7, text: '```' },
    ]);
  });

  it('are found right after the marker of a list item or a quotation', () => {
    const fences = fencesOf([
      '1. ```dts',
      '   a',
      '   ```',
      '- - ~~~sh',
      '    b',
      '    ~~~',
      '> ```',
      '> c',
      '>',
      '> d',
      '> ```',
    ]);
    expect(fences).toEqual([
      { language: 'dts', meta: '', line: 2, text: 'a' },
      { language: 'sh', meta: '', line: 5, text: 'b' },
      { language: '', meta: '', line: 8, text: 'c\n\nd' },
    ]);
  });

  it('are not found in inline code', () => {
    expect(fencesOf(['- ```` ```dts ```` begins one', '```dts old``` shows the past'])).toEqual([]);
  });

  it('have a flag only if it is a separate word', () => {
    const [plain, flagged] = fencesOf(['```dts title="old {old}"', '```', '```dts {1} old', '```']);
    expect([hasFlag(plain!, 'old'), hasFlag(flagged!, 'old')]).toEqual([false, true]);
  });
});

describe('a sample', () => {
  it.each([
    ['a whole file', '/ { keymap { compatible = "zmk,keymap"; base { bindings = <&kp A &mt LSHIFT B>; }; }; };'],
    ['statements of a node', 'tapping-term-ms = <200>;\nflavor = "balanced";'],
    ['a row of bindings', '&kp A &kp LS(LC(B)) &bt BT_CLR'],
    ['values', '<&kp A>, <&kp B>'],
  ])('can be %s', (_, text) => {
    expect(findings('```dts', ...text.split('\n'), '```')).toEqual([]);
  });

  it('is reported with its line if it does not parse', () => {
    expect(findings('', '```dts', '/ {', '  a = <1>', '};', '```')).toEqual(['4 "a" needs a ; after its value.']);
  });

  it('is reported once if it is outdated', () => {
    expect(findings('```dts', '&kp NUM_1', '```')).toEqual([
      expect.stringMatching(/^2 "NUM_1" is out of date: now "N1"/),
    ]);
  });

  it('marked old has to be outdated', () => {
    expect(findings('```dts old', '&kp NUM_1', '```')).toEqual([]);
    expect(findings('```dts old', '&kp N1', '```')).toEqual([expect.stringContaining('1 This sample is marked old')]);
  });

  it('marked wrong has to be wrong', () => {
    expect(findings('```dts wrong', '/ { a = <1> };', '```')).toEqual([]);
    expect(findings('```dts wrong', '/ { a = <1>; };', '```')).toEqual([
      expect.stringContaining('1 This sample is marked wrong'),
    ]);
  });

  it('may use names that another sample on the page defines or its fence lists', () => {
    expect(findings('```dts', '&kp A &hml NAV B', '```')).toHaveLength(2);
    expect(findings('```dts names="&hml, NAV"', '&kp A &hml NAV B', '```')).toEqual([]);
    expect(findings('```dts', '#define NAV 1', '/ { hml: x { }; };', '```', '```dts', '&hml NAV B', '```')).toEqual([]);
  });

  it('may have nodes that refer to each other', () => {
    expect(findings('```dts', 'a: &b { };', 'b: &a { };', '```')).toEqual([]);
  });

  it('may only use key codes, functions, and properties that exist', () => {
    expect(findings('```dts', '&kp NOSUCH', '&kp XX(A)', '```')).toEqual([
      '2 There is no key code or constant NOSUCH.',
      '3 There is no macro XX().',
    ]);
    expect(findings('```dts', '&mt { tapping-term = <1>; };', '```')).toEqual([
      '2 A node of zmk,behavior-hold-tap has no property tapping-term.',
    ]);
  });
});
