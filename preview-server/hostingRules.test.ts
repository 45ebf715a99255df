import { expect, it } from 'vitest';
import { headersFile, redirectsFile } from '../runtime/build/hostingFiles.ts';
import { fileRules, redirects } from '../site-settings/hosting.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './hostingRules.ts';

it('parses the files that the build writes', () => {
  expect(parseHeaders(headersFile(fileRules))).toEqual(fileRules);
  expect(parseRedirects(redirectsFile(redirects))).toEqual(redirects);
});

it('skips comments and empty lines', () => {
  expect(parseHeaders('# note\n\n/a\n  X-A: b: c\n')).toEqual([{ path: '/a', headers: { 'X-A': 'b: c' } }]);
  expect(parseRedirects('# note\n\n/a /b\n')).toEqual([{ from: '/a', to: '/b', status: 301 }]);
});

it('combines the headers of all matching rules', () => {
  const rules = parseHeaders('/*\n  X-All: 1\n/assets/*\n  Cache-Control: immutable\n/docs\n  X-Docs: 1\n');
  expect(headersFor(rules, '/assets/a.js')).toEqual({ 'X-All': '1', 'Cache-Control': 'immutable' });
  expect(headersFor(rules, '/docs')).toEqual({ 'X-All': '1', 'X-Docs': '1' });
  expect(headersFor(rules, '/docs/faq')).toEqual({ 'X-All': '1' });
});

it('uses the first redirect that matches, and fills in the splat, the query, and the fragment', () => {
  const to = (path: string, query = '') => redirectFor(redirects, path, query)?.location;
  expect(to('/docs/behaviors/hold-tap')).toBe('/docs/keymaps/behaviors/hold-tap');
  expect(to('/docs/codes/modifiers')).toBe('/docs/keymaps/modifiers');
  expect(to('/docs/codes/keymap')).toBe('/docs/keymaps/list-of-keycodes');
  expect(to('/docs/config/underglow', '?a=1')).toBe('/docs/config/lighting?a=1#rgb-underglow');
  expect(to('/docs/faq')).toBeUndefined();
});

it('does not redirect to another site that is named in the splat', () => {
  const toRoot = [{ from: '/x/*', to: '/:splat', status: 301 }] as const;
  expect(redirectFor(toRoot, '/x/\r\nSet-Cookie: a', '')?.location).not.toMatch(/[\r\n]/);
  expect(redirectFor(toRoot, '/x//evil.example', '')?.location).toBe('/evil.example');
  expect(redirectFor(toRoot, '/x/\\/evil.example', '')?.location).toBe('/%5C/evil.example');
  expect(redirectFor(redirects, '/docs/behaviors//evil.example', '')?.location).toBe(
    '/docs/keymaps/behaviors/evil.example',
  );
});
