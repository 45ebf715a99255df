import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsWithin, parse, resolveTree, statementsOf, tokenize, TokenKind } from './index.ts';

const fragments = [
  '/ {',
  '};',
  '}',
  '{',
  'a',
  'b-c',
  'lbl:',
  '=',
  '<',
  '>',
  ';',
  ',',
  '(',
  ')',
  '[',
  ']',
  '&kp',
  '&{/x}',
  'LS(',
  '"s"',
  '"',
  '/*',
  '*/',
  '//',
  '#define X 1',
  '#define F(a) a##_b',
  '#if X',
  '#ifdef',
  '#else',
  '#endif',
  '#include <x>',
  '#include <',
  '\n',
  '\r\n',
  '\r',
  '\\\n',
  ' ',
  '\t',
  '0x1',
  '\0',
  'é',
  '🙂',
  '\ud800',
  "'a'",
  "'",
  '##',
  '/delete-node/',
  '/bits/',
  '\u2028',
  '\ufeff',
  'X',
  'F(1)',
];
const soup = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 60 })
  .map((parts) => parts.join(''));

describe('for any text', () => {
  it('tokens, comments and whitespace join back to the source', () => {
    fc.assert(
      fc.property(soup, (text) => {
        const { froms, tos, comments, kinds } = tokenize(text);
        const spans = [...froms.map((from, i) => ({ from, to: tos[i] ?? 0 })), ...comments].sort(
          (a, b) => a.from - b.from || a.to - b.to,
        );
        let at = 0;
        for (const { from, to } of spans) {
          expect(text.slice(at, from)).toMatch(/^[\s\\\ufeff]*$/);
          expect(from).toBeGreaterThanOrEqual(at);
          at = to;
        }
        expect(text.slice(at)).toMatch(/^[\s\\\ufeff]*$/);
        expect(kinds.at(-1)).toBe(TokenKind.endOfFile);
      }),
      { numRuns: 2000 },
    );
  });

  it('parsing and resolving always finish, and every range is inside its parent', () => {
    fc.assert(
      fc.property(soup, (text) => {
        const document = parse(text);
        for (const statement of statementsOf(document)) {
          expect(statement.from).toBeLessThanOrEqual(statement.to);
          if (statement.kind === 'property') {
            for (const value of statement.values) {
              expect(value.from).toBeGreaterThanOrEqual(statement.from);
              expect(value.to).toBeLessThanOrEqual(statement.to);
            }
          }
          if (statement.kind === 'node') {
            for (const inner of statement.statements) {
              expect(inner.from).toBeGreaterThanOrEqual(statement.from);
              expect(inner.to).toBeLessThanOrEqual(statement.to);
            }
          }
        }
        for (const directive of document.directives) {
          for (const item of itemsWithin(directive.items)) {
            expect(item.from).toBeGreaterThanOrEqual(directive.from);
            expect(item.to).toBeLessThanOrEqual(directive.to);
          }
        }
        resolveTree(document);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('deeply nested and long input', () => {
  const deep = 10_000;
  it.each([
    ['nested nodes', `/ { ${'a { '.repeat(deep)}${'}; '.repeat(deep)}};`],
    ['open nodes', `/ { ${'a { '.repeat(deep)}`],
    ['bare braces', '{'.repeat(deep)],
    ['nested parentheses', `/ { a = <${'('.repeat(deep)}1${')'.repeat(deep)}>; };`],
    ['open parentheses', `/ { a = <${'('.repeat(deep)}`],
    ['nested calls', `/ { a = <${'LS('.repeat(deep)}A${')'.repeat(deep)}>; };`],
    ['deep and wrong', `/ { ${'a { '.repeat(deep)}${'= ) '.repeat(deep)}`],
    ['nested conditionals', `${'#if 1\n/ {\n'.repeat(deep)}${'#else\n}; \n#endif\n'.repeat(deep)}`],
    ['deep condition', `#if ${'('.repeat(deep)}1${')'.repeat(deep)}\n#endif\n`],
    ['many signs', `/ { a = <(${'-'.repeat(deep)}1)>; };`],
    ['many choices', `/ { a = <(${'1 ? '.repeat(deep)}1)>; };`],
    ['open includes', '#include <a\n'.repeat(deep)],
    ['open macro', `X(${'<&kp A>; '.repeat(deep)}`],
    [
      'doubling macros',
      `#define A0 1\n${Array.from({ length: 40 }, (_, i) => `#define A${i + 1} A${i} A${i}\n`).join('')}/ { a = <A40>; };`,
    ],
  ])('%s take less than 5 s', (_, text) => {
    const start = performance.now();
    resolveTree(parse(text));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
