import { expect, it } from 'vitest';
import { links } from './links.ts';
import { assembleSite } from './site.ts';

const edit =
  '<a class="theme-edit-this-page" href="https://github.com/zmkfirmware/zmk/edit/main/docs/docs/a.mdx">Edit</a>';

/** The findings for a link in the text of /docs/a, whose Markdown is `source`. */
async function findingsFor(link: string, source = ''): Promise<readonly string[]> {
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
  expect(await findingsFor(`<a href="${href}">Words</a>`)).toEqual([]);
});

it.each([
  ['/docs/nope', 'goes to a page that does not exist'],
  ['/docs/b#nope', 'goes to a section that /docs/b does not have'],
  ['#nope', 'goes to a section that /docs/a does not have'],
  ['/docs/b/', 'is redirected'],
  ['/docs/b.html', 'is redirected'],
  ['/docs/old', 'goes to an old address'],
  ['http://example.org/', 'is not encrypted'],
  ['https://zmk.dev/docs/b', 'contains our own host'],
  ['//example.org/', 'of a kind that this site does not use'],
  ['javascript:go()', 'of a kind that this site does not use'],
  ['/docs/100%', 'is not a valid address'],
  ['/docs/b#%E0', 'is not a valid address'],
])('refuses %s', async (href, fault) => {
  expect(await findingsFor(`<a href="${href}">Words</a>`)).toEqual([expect.stringContaining(fault)]);
});

it('reports the line in the Markdown file', async () => {
  const [finding] = await findingsFor('<a href="/docs/b#nope">Words</a>', 'Text\n\nSee [B](b.mdx#nope).\n');
  expect(finding).toMatch(/^docs\/a\.mdx:3 /);
});

it('refuses a link called "here"', async () => {
  expect(await findingsFor('<a href="/docs/b">Here</a>')).toEqual([expect.stringContaining('is called "Here"')]);
  expect(await findingsFor('<a href="/docs/b" aria-label="Read more about B">Read more</a>')).toEqual([]);
});

it('reports a problem in the layout of all pages only once', async () => {
  const html = '<nav><a href="/nope">Nope</a></nav>';
  const site = assembleSite({ root: '', folder: '', html: { 'a.html': html, 'b.html': html } });
  expect(await links.run(site)).toHaveLength(1);
});
