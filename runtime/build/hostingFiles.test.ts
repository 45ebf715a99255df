import { expect, it } from 'vitest';
import { fileRules } from '../../site-settings/hosting.ts';
import { hashSource, headersFile, pageRules, redirectsFile, scriptHashes } from './hostingFiles.ts';

it('writes headers in the format of Netlify and Cloudflare Pages', () => {
  const text = headersFile([
    { path: '/*', headers: { 'X-A': '1', 'X-B': 'two words' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  ]);
  expect(text).toBe('/*\n  X-A: 1\n  X-B: two words\n\n/assets/*\n  Cache-Control: immutable\n');
});

it('writes one redirect per line', () => {
  expect(redirectsFile([{ from: '/a', to: '/b#c', status: 301 }])).toBe('/a /b#c 301\n');
});

it('has caching rules for all pages, none of which is for the same path as a rule for files', () => {
  const rules = pageRules(['index.html', '404.html', 'docs.html', 'docs/faq.html', 'docs/config/battery.html']);
  expect(rules.map(({ path }) => path)).toEqual(['/', '/404', '/docs', '/docs/*']);
  expect(rules.filter(({ path }) => fileRules.some((file) => file.path === path))).toEqual([]);
});

it('hashes the inline scripts of a page', () => {
  // openssl: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  const alert = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  expect(scriptHashes('<script data-src=x>alert(1)</script><script src="/a.js"></script>')).toEqual([alert]);
  expect(scriptHashes('<script type="module">a && "<b>"</script>')).toEqual([hashSource('a && "<b>"')]);
});

it('does not hash JSON, which browsers do not run', () => {
  const data = '<script type="application/ld+json">{}</script><script data-rh=true type=application/json>{}</script>';
  expect(scriptHashes(data)).toEqual([]);
});
