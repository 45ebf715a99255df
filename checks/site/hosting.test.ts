import { describe, expect, it } from 'vitest';
import { hashSource } from '../../runtime/build/hostingFiles.ts';
import type { Check } from '../check.ts';
import { htmlValidity } from './htmlValidity.ts';
import { securityHeaders } from './securityHeaders.ts';
import { missingAddresses } from './publicAddresses.ts';
import { redirects } from './redirects.ts';
import { assembleSite, type BuiltSite, type RawSite } from './site.ts';

const site = (raw: Partial<RawSite>) => assembleSite({ root: '', folder: '', html: {}, ...raw });
const faults = async (check: Check<BuiltSite>, raw: Partial<RawSite>) =>
  (await check.run(site(raw))).map(({ file, fault }) => `${file} ${fault}`);

describe('valid HTML', () => {
  const page = (body: string) =>
    `<!doctype html><html lang=en><head><title>A</title></head><body>${body}</body></html>`;

  it('accepts minified HTML', async () => {
    expect(
      await faults(htmlValidity, {
        html: { 'a.html': page('<p class=x>a & b<p>c<table><tbody><tr><td><p>a<tr><td>b</table>') },
      }),
    ).toEqual([]);
  });

  it('finds duplicate ids and misplaced elements', async () => {
    expect(await faults(htmlValidity, { html: { 'a.html': page('<p id=x>a</p><p id=x>b</p>') } })).toEqual([
      'build/a.html Duplicate ID "x" (/a)',
    ]);
    expect(await faults(htmlValidity, { html: { 'a.html': page('<ul><div>a</div></ul>') } })).toHaveLength(1);
  });

  it.each([
    ['<h1>A</h1><h1>B</h1>', 'Multiple <h1> are not allowed'],
    ['<h1>A</h1><h3>C</h3>', 'Heading level can only increase by one, expected <h2> but got <h3>'],
    ['<h1>A</h1><h2> </h2>', '<h2> cannot be empty, must have text content'],
  ])('refuses %s', async (body, fault) => {
    expect(await faults(htmlValidity, { html: { 'a.html': page(body) } })).toEqual([`build/a.html ${fault} (/a)`]);
  });

  it('refuses a page without a title, and says where in the Markdown a heading is', async () => {
    expect(await faults(htmlValidity, { html: { 'a.html': page('').replace('<title>A</title>', '') } })).toHaveLength(
      1,
    );
    const edit =
      '<a class=theme-edit-this-page href=https://github.com/zmkfirmware/zmk/edit/main/docs/docs/a.mdx>E</a>';
    const html = { 'a.html': page(`<h1>A</h1><h3>C</h3>${edit}`) };
    const [finding] = await htmlValidity.run(site({ html, sources: { 'docs/a.mdx': 'x\n### C' } }));
    expect(finding).toMatchObject({ file: 'docs/a.mdx', line: 2 });
  });

  it('reports the same problem on many pages only once', async () => {
    const wrong = page('<ul><div>a</div></ul>');
    expect(await faults(htmlValidity, { html: { 'a.html': wrong, 'b.html': wrong } })).toHaveLength(1);
  });
});

describe('security headers', () => {
  const headers = (scripts: string) =>
    `/*\n  Content-Security-Policy: default-src 'self'; script-src ${scripts}\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n  Permissions-Policy: camera=()\n`;
  const good = headers(`'self' ${hashSource('a()')} ${hashSource('\n  b()\n')}`);

  it('accepts scripts whose hash is listed', async () => {
    expect(
      await faults(securityHeaders, {
        html: { 'a.html': '<script>a()</script><script>\n  b()\n</script><script src=/a.js></script>' },
        headers: good,
      }),
    ).toEqual([]);
  });

  it('finds a script without a hash, an event handler attribute, and a third party', async () => {
    const html = '<script>c()</script><img src="https://cdn.example/x.png"><p onclick="c()">';
    expect(await faults(securityHeaders, { html: { 'a.html': html }, headers: good })).toEqual([
      expect.stringContaining('is not allowed by the Content-Security-Policy'),
      expect.stringContaining('<p onclick>'),
      expect.stringContaining('cdn.example'),
    ]);
  });

  it.each([
    '<img srcset="/a.png 1x, https://cdn.example/b.png 2x">',
    '<link rel=preload as=image imagesrcset="/a.png 1x,//cdn.example/b.png 2x">',
    '<svg><image href="https://cdn.example/x.png"/></svg>',
    '<svg><use xlink:href="https://cdn.example/x.svg#a"/></svg>',
    `<p style="background:url('https://cdn.example/x.png')">`,
    '<style>@import "https://cdn.example/x.css";</style>',
  ])('finds the third party in %s', async (html) => {
    expect(await faults(securityHeaders, { html: { 'a.html': html }, headers: good })).toEqual([
      'build/a.html The page /a loads something from cdn.example.',
    ]);
  });

  it('lets a drawing link to another site', async () => {
    const html = '<svg><a href="https://example.org/"><path/></a></svg><p style="fill:url(#a)">';
    expect(await faults(securityHeaders, { html: { 'a.html': html }, headers: good })).toEqual([]);
  });

  it('finds headers that are missing or too permissive', async () => {
    expect(await faults(securityHeaders, { headers: '' })).toHaveLength(5);
    for (const scripts of ["'self' 'unsafe-inline'", "'unsafe-eval'", '*', 'https:']) {
      expect(await faults(securityHeaders, { headers: headers(scripts) })).toEqual([
        expect.stringContaining('too permissive'),
      ]);
    }
  });
});

describe('redirects', () => {
  const html = { 'docs/b.html': '<h2 id=x>B</h2>' };

  it('accepts targets that exist', async () => {
    const text = '/a /docs/b 301\n/c /docs/b#x 301\n/d/* /docs/:splat 301\n/e https://example.org/ 302\n';
    expect(await faults(redirects, { html, redirects: text })).toEqual([]);
  });

  it('finds missing pages, missing sections, and hidden pages', async () => {
    expect(
      await faults(redirects, { html, redirects: '/a /docs/c 301\n/c /docs/b#y 301\n/docs/b /docs/b 301\n' }),
    ).toEqual([
      'site-settings/hosting.ts /a redirects to /docs/c, which does not exist.',
      'site-settings/hosting.ts /c redirects to /docs/b#y, but /docs/b has no such section.',
      'site-settings/hosting.ts /docs/b is a page, but is redirected.',
    ]);
  });

  it('finds pages hidden by a redirect with a star, and a target with :splat that matches no page', async () => {
    expect(await faults(redirects, { html, redirects: '/docs/* /:splat 301\n/d/* /dosc/:splat 301\n' })).toEqual([
      'site-settings/hosting.ts /docs/* hides the page /docs/b.',
      'site-settings/hosting.ts /d/* redirects to /dosc/:splat, where there is no page.',
    ]);
  });
});

describe('public addresses', () => {
  const html = { 'docs/a.html': '<h2 id=here>A</h2>' };
  const missing = (list: string, text = '') =>
    missingAddresses(site({ html, redirects: text }), list).map(({ fault }) => fault);

  it('need a page and its sections', () => {
    expect(missing('/docs/a here gone\n/docs/b\n')).toEqual([
      'The public section /docs/a#gone is missing.',
      'The public page /docs/b is missing.',
    ]);
  });

  it('may be redirected to a page with the same sections', () => {
    const wanted = '/docs/old here gone';
    expect(missing(wanted, '/docs/old /docs/a 301')).toEqual(['The public section /docs/old#gone is missing.']);
    expect(missing(wanted, '/docs/old /docs/b 301')).toEqual(['The public page /docs/old is missing.']);
  });

  it('may be redirected to a section, which then replaces all others, and to another site', () => {
    expect(missing('/docs/old gone', '/docs/old /docs/a#here 301')).toEqual([]);
    expect(missing('/chat gone', '/chat https://chat.example/ 302')).toEqual([]);
  });
});
