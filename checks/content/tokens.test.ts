import { expect, it } from 'vitest';
import { checkTokens } from './tokens.ts';

const palette = ':root {\n  --line: #ccc;\n}';

it('finds a token that another stylesheet redefines, with its line', () => {
  expect(checkTokens(palette, ':root {\n  --line: 2.5rem;\n}', 'a.css')).toMatchObject([{ file: 'a.css', line: 2 }]);
});

it('lets stylesheets use tokens and define their own properties', () => {
  expect(checkTokens(palette, 'p {\n  --edge: var(--line);\n  border-color: var(--line);\n}', 'a.css')).toEqual([]);
});
