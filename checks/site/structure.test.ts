import { describe, expect, it } from 'vitest';
import type { Check } from '../check.ts';
import { descriptions } from './descriptions.ts';
import { images } from './images.ts';
import { assembleSite, type BuiltSite } from './site.ts';

const edit = '<a class="theme-edit-this-page" href="https://github.com/zmkfirmware/zmk/edit/main/docs/docs/a.mdx"></a>';

async function faults(
  check: Check<BuiltSite>,
  html: Readonly<Record<string, string>>,
  source = '',
): Promise<readonly string[]> {
  const site = assembleSite({ root: '', folder: '', html, files: ['/a.png'], sources: { 'docs/a.mdx': source } });
  return (await check.run(site)).map(
    ({ file, line, fault }) => `${file}${line === undefined ? '' : `:${line}`} ${fault}`,
  );
}

describe('descriptions', () => {
  const head = (title: string, description: string) =>
    `<title>${title}</title><meta name=description content="${description}"><meta property=og:title content=x><meta property=og:description content=x><meta property=og:image content=x>`;

  it('accepts pages that differ', async () => {
    expect(await faults(descriptions, { 'a.html': head('A', 'a'), 'b.html': head('B', 'b') })).toEqual([]);
  });

  it('refuses a missing description and a repeated title', async () => {
    expect(await faults(descriptions, { 'a.html': head('A', '') })).toEqual([
      'build/a.html The page /a has no description.',
    ]);
    expect(await faults(descriptions, { 'a.html': head('A', 'a'), 'b.html': head('A', 'b') })).toEqual([
      'build/b.html /a has the same title, "A".',
    ]);
  });

  it('refuses the same picture for sharing on two docs or posts', async () => {
    const pages = { 'a.html': head('A', 'a') + edit, 'b.html': head('B', 'b') + edit };
    expect(await faults(descriptions, pages)).toEqual(['docs/a.mdx /a has the same picture for sharing, x.']);
  });
});

describe('images', () => {
  it.each([
    '<img src="/a.png" alt="A keyboard" width=1 height=1>',
    '<img src="/a.png" alt="" width=1 height=1>',
    '<img src="data:image/png;base64,AA==" alt="" width=1 height=1>',
    '<meta property="og:image" content="https://zmk.dev/a.png">',
    '<svg role="img" aria-label="Timing"></svg>',
    '<svg role="img"><title>Timing</title></svg>',
    '<svg aria-hidden="true"></svg>',
    '<span role="img" aria-label="Keys"><svg></svg></span>',
    '<svg aria-hidden="true"><symbol id="icon"></symbol></svg><svg aria-hidden="true"><use href="#icon" /></svg>',
    '<svg aria-hidden="true"><use href="/img/icons.svg#icon" /></svg>',
  ])('accepts %s', async (html) => {
    expect(await faults(images, { 'a.html': html })).toEqual([]);
  });

  it.each([
    ['<img src="/a.png" alt="a.png" width=1 height=1>', 'is a file name'],
    ['<img src="/a.png" alt="A keyboard">', 'has no width and height'],
    ['<img src="/nope.png" alt="A keyboard" width=1 height=1>', 'There is no picture /nope.png'],
    ['<meta property="og:image" content="https://zmk.dev/nope.png">', 'There is no picture https://zmk.dev/nope.png'],
    ['<svg></svg>', 'has no name'],
    ['<svg role="img"></svg>', 'has no name'],
    ['<svg aria-hidden="true"><use href="#icon" /></svg>', '<use href="#icon"> refers to nothing on the page'],
  ])('refuses %s', async (html, fault) => {
    expect(await faults(images, { 'a.html': html })).toEqual([expect.stringContaining(fault)]);
  });
});
