import { expect, it } from 'vitest';
import { extractSite } from './index.ts';

const page = (title: string, body: string) =>
  `<html class="docs-doc-page"><body><div class="theme-doc-markdown"><h1>${title}</h1>${body}</div></body></html>`;
const aliases = (files: Readonly<Record<string, string>>, url: string) =>
  extractSite(Object.entries(files).map(([file, html]) => ({ file, html })))
    .find((extracted) => extracted.url === url)
    ?.sections.map((section) => section.aliases);

it('uses link texts as aliases of the page or section they point to', () => {
  const files = {
    'docs/a.html': page(
      'A',
      '<p>Use a <a href="/docs/b">turning wheel</a>, see <a href="/docs/b#steps">clicks per turn</a>.</p>',
    ),
    'docs/b.html': page('Wheels', '<h2 id="steps">Steps</h2>'),
  };
  expect(aliases(files, '/docs/b')).toEqual([['turning wheel'], ['clicks per turn']]);
});

it('gives the names in a table row to the page the row links to', () => {
  const files = {
    'docs/index.html': page(
      'Overview',
      '<table><tr><td><code>&amp;kp</code></td><td><a href="/docs/kp">Key press</a></td></tr></table>',
    ),
    'docs/kp.html': page('Key press behavior', ''),
  };
  expect(aliases(files, '/docs/kp')).toEqual([['&kp']]);
  const overview = extractSite(Object.entries(files).map(([file, html]) => ({ file, html })))[0];
  expect(overview?.sections[0]?.blocks[0]?.defines).toBe('');
});

it('leaves out link texts that are meaningless, too long, or part of the heading', () => {
  const links = ['here', 'b', 'a sentence that goes on and on until nobody would search for it'];
  const files = {
    'docs/a.html': page('A', links.map((text) => `<a href="/docs/b">${text}</a>`).join(' ')),
    'docs/b.html': page('The B', ''),
  };
  expect(aliases(files, '/docs/b')).toEqual([[]]);
});

it('leaves out link texts that are the title of another page', () => {
  const files = {
    'docs/a.html': page('A', '<a href="/docs/config/b">Wheels</a> <a href="/docs/config/b">wheel settings</a>'),
    'docs/b.html': page('Wheels', ''),
    'docs/config/b.html': page('Wheel configuration', ''),
  };
  expect(aliases(files, '/docs/config/b')).toEqual([['wheel settings']]);
});
