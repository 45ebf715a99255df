import { expect, it } from 'vitest';
import { fileRules } from '../../../site/hosting.ts';
import { headersFile, pageRules, redirectsFile } from './hostFiles.ts';

it('writes headers as hosts read them', () => {
  const text = headersFile([
    { path: '/*', headers: { 'X-A': '1', 'X-B': 'two words' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  ]);
  expect(text).toBe('/*\n  X-A: 1\n  X-B: two words\n\n/assets/*\n  Cache-Control: immutable\n');
});

it('writes one redirect a line', () => {
  expect(redirectsFile([{ from: '/a', to: '/b#c', status: 301 }])).toBe('/a /b#c 301\n');
});

it('covers every page by rules that do not meet those for files', () => {
  const rules = pageRules(['index.html', '404.html', 'docs.html', 'docs/faq.html', 'docs/config/battery.html']);
  expect(rules.map(({ path }) => path)).toEqual(['/', '/404', '/docs', '/docs/*']);
  expect(rules.filter(({ path }) => fileRules.some((file) => file.path === path))).toEqual([]);
});
