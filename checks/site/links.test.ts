import { expect, it } from 'vitest';
import { links } from './links.ts';
import { assembleSite } from './site.ts';

const edit =
  '<a class="theme-edit-this-page" href="https://github.com/zmkfirmware/zmk/edit/main/docs/docs/a.mdx">Edit</a>';

/** What the check says about one link in the text of /docs/a, whose Markdown is `source`. */
async function about(link: string, source = ''): Promise<readonly string[]> {
  const site = assembleSite({
    root: '',
    folder: '',
    html: {
      'docs/a.html': `<h1 id="top">A</h1><article>${link}</article>${edit}`,
      'docs/b.html': '<h2 id="pairing">B</h2><a name="old"></a>',
      'index.html': '',
    },
    files: ['/img/x.svg'],
    redirects: '/docs/old /docs/b#pairing 301\n',
    sources: { 'docs/a.mdx': source },
  });
  return (await links.run(site)).map(
    ({ file, line, fault }) => `${file}${line === undefined ? '' : `:${line}`} ${fault}`,
  );
}

it.each([
  '/docs/b',
  '/docs/b#pairing',
  '/docs/b#old',
  '#top',
  '/',
  '/img/x.svg',
  '/docs/b?x=1#pairing',
  'https://example.org/',
  'mailto:a@b.c',
])('accepts %s', async (href) => {
  expect(await about(`<a href="${href}">Words</a>`)).toEqual([]);
});

it.each([
  ['/docs/nope', 'leads nowhere'],
  ['/docs/b#nope', 'names a section that /docs/b does not have'],
  ['#nope', 'names a section that /docs/a does not have'],
  ['/docs/b/', 'is redirected'],
  ['/docs/b.html', 'is redirected'],
  ['/docs/old', 'goes to an old address'],
  ['http://example.org/', 'is not encrypted'],
  ['https://zmk.dev/docs/b', 'names our own host'],
  ['//example.org/', 'of a kind that we do not use'],
  ['javascript:go()', 'of a kind that we do not use'],
  ['/docs/100%', 'is no valid address'],
  ['/docs/b#%E0', 'is no valid address'],
])('refuses %s', async (href, fault) => {
  expect(await about(`<a href="${href}">Words</a>`)).toEqual([expect.stringContaining(fault)]);
});

it('names the line of the Markdown file', async () => {
  const [finding] = await about('<a href="/docs/b#nope">Words</a>', 'Text\n\nSee [B](b.mdx#nope).\n');
  expect(finding).toMatch(/^docs\/a\.mdx:3 /);
});

it('refuses a link called "here"', async () => {
  expect(await about('<a href="/docs/b">Here</a>')).toEqual([expect.stringContaining('is called "Here"')]);
  expect(await about('<a href="/docs/b" aria-label="Read more about B">Read more</a>')).toEqual([]);
});

it('reports once what is wrong in the frame around every page', async () => {
  const html = '<nav><a href="/nope">Nope</a></nav>';
  const site = assembleSite({ root: '', folder: '', html: { 'a.html': html, 'b.html': html } });
  expect(await links.run(site)).toHaveLength(1);
});
