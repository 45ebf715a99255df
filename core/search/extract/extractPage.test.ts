import { expect, it } from 'vitest';
import { toRecords } from '../answer/index.ts';
import { extractPage } from './extractPage.ts';

const sidebar = `
  <ul class="theme-doc-sidebar-menu menu__list">
    <li><a class="menu__link" href="/docs">Getting Started</a></li>
    <li><div><details><summary class="menu__link">Keymaps</summary></details></div><ul>
      <li><a class="menu__link" href="/a" aria-current="page">Hold-Tap</a></li></ul></li>
  </ul>`;

const docsPage = (body: string, head = '') => `<!doctype html><html class="docs-wrapper docs-doc-page"><head>
  <meta name="docsearch:language" content="en"><meta name="docsearch:docusaurus_tag" content="docs-default-current">
  <meta name="description" content="What it does.">${head}</head><body>${sidebar}
  <div class="theme-doc-markdown markdown"><header><h1>Hold-tap behavior</h1></header>${body}</div></body></html>`;

const extract = (body: string) => extractPage(docsPage(body), '/docs/a');
const blocks = (body: string) => extract(body)?.sections.flatMap((section) => section.blocks);

it('extracts the metadata of a page', () => {
  expect(extract('')).toMatchObject({
    url: '/docs/a',
    title: 'Hold-tap behavior',
    crumb: 'Keymaps › Hold-Tap',
    kind: 'docs',
    description: 'What it does.',
    language: 'en',
    tag: 'docs-default-current',
  });
});

it('starts a section at each heading and leaves out the link icon', () => {
  const html =
    '<p>Intro</p><h2 id="use">Use <code>&amp;ht</code><a class="hash-link" href="#use">​</a></h2><p>Text</p><h3 id="deep">Deep</h3>';
  expect(extract(html)?.sections.map(({ level, heading, anchor }) => [level, heading, anchor])).toEqual([
    [1, 'Hold-tap behavior', ''],
    [2, 'Use &ht', 'use'],
    [3, 'Deep', 'deep'],
  ]);
});

it('treats a heading without an anchor as text', () => {
  const page = extract('<h2 id="use">Use</h2><h3>Loose</h3><p>Text</p>');
  expect(page?.sections.map(({ heading }) => heading)).toEqual(['Hold-tap behavior', 'Use']);
  expect(page?.sections[1]?.blocks.map(({ text }) => text)).toEqual(['Loose', 'Text']);
});

it('makes each paragraph, list item, and code sample a block', () => {
  const html =
    '<p>One <b>two</b>.</p><ul><li>Three<ul><li>Four</li></ul></li></ul><pre><code>a = &lt;&amp;kp 1&gt;;<br>b = a</code><button>Copy</button></pre>';
  expect(blocks(html)?.map(({ kind, text }) => [kind, text])).toEqual([
    ['text', 'One two.'],
    ['text', 'Three'],
    ['text', 'Four'],
    ['code', 'a &kp b'],
  ]);
});

it('makes each table row a block with the names it defines and its anchor', () => {
  const html =
    '<table><thead><tr><th>Name</th></tr></thead><tbody><tr id="sleep"><td><code>CONFIG_A</code>, <code>CONFIG_B</code></td><td>bool</td></tr><tr><td>Left half</td><td></td></tr></tbody></table>';
  expect(blocks(html)).toEqual([
    { kind: 'row', text: 'CONFIG_A, CONFIG_B · bool', defines: 'CONFIG_A CONFIG_B', anchor: 'sleep' },
    { kind: 'row', text: 'Left half', defines: 'Left half', anchor: '' },
  ]);
});

it('separates adjacent names, and treats the text of a link to the row as a name', () => {
  const html =
    '<table><tbody><tr id="ESCAPE"><th><a href="#ESCAPE">ESCAPE</a><code id="ESC">ESC</code></th><td>Leaves a <code>mod</code>e.</td></tr></tbody></table>';
  expect(blocks(html)).toEqual([
    { kind: 'row', text: 'ESCAPE ESC · Leaves a mode.', defines: 'ESCAPE ESC', anchor: 'ESCAPE' },
  ]);
});

it('does not treat code inside a sentence as a definition', () => {
  const names = (cell: string) =>
    blocks(`<table><tbody><tr><td>${cell}</td><td>x</td></tr></tbody></table>`)?.[0]?.defines;
  expect(names('<code>steps</code> required')).toBe('steps');
  expect(names('The chosen node <code>zmk,underglow</code> is missing, or there is no such LED')).toBe('');
});

it('removes the quotes around a defined value', () => {
  expect(blocks('<table><tbody><tr><td><code>"on"</code></td><td>x</td></tr></tbody></table>')?.[0]?.defines).toBe(
    'on',
  );
});

it('leaves definitions to the page that a row links to, unless the link is on a name', () => {
  const names = (cell: string) =>
    blocks(`<table><tbody><tr><td><code>zephyr,display</code></td><td>${cell}</td></tr></tbody></table>`)?.[0]?.defines;
  expect(names('See <a href="/docs/b">Displays</a>')).toBe('');
  expect(names('What <a href="/docs/b#c"><code>CONFIG_A</code></a> draws on')).toBe('zephyr,display');
});

it('leaves out columns with an ignored header, and adds the symbols that a key code types to its names', () => {
  const html =
    '<table><thead><tr><th>Name</th><th data-search-ignore>Works on</th></tr></thead><tbody><tr data-c="1!"><td><code>N1</code></td><td>Linux</td></tr></tbody></table>';
  expect(blocks(html)).toEqual([{ kind: 'row', text: 'N1', defines: 'N1 !', anchor: '' }]);
});

it('does not count ignored links when deciding whether a row is a definition', () => {
  const html =
    '<table><tbody><tr><td>Lily58</td><td><code>lily58_left</code> <a href="/docs/hardware" data-search-ignore>Use it</a></td></tr></tbody></table>';
  expect(blocks(html)).toEqual([{ kind: 'row', text: 'Lily58 · lily58_left', defines: 'Lily58', anchor: '' }]);
});

it('extracts only the caption of a figure', () => {
  expect(
    blocks('<figure><ol><li>A</li></ol><figcaption>One key.</figcaption></figure>')?.map(({ text }) => text),
  ).toEqual(['One key.']);
});

it('leaves out the “Read next” section, but extracts its links', () => {
  const html = '<p>Text.</p><h2 id="read-next">Read next</h2><ul><li><a href="/docs/b">B</a></li></ul>';
  expect(extract(html)?.sections.map(({ heading }) => heading)).toEqual(['Hold-tap behavior']);
  expect(extract(html)?.links).toHaveLength(1);
});

it('makes each term of a definition list a row', () => {
  expect(
    blocks('<dl><dt id="t"><code>steps</code></dt><dd>Pulses.</dd><dd>More.</dd><dt>b</dt><dd>B.</dd></dl>'),
  ).toEqual([
    { kind: 'row', text: 'steps · Pulses. · More.', defines: 'steps', anchor: 't' },
    { kind: 'row', text: 'b · B.', defines: 'b', anchor: '' },
  ]);
});

it('leaves out controls, pictures, tab labels, and titles of admonitions', () => {
  const html =
    '<ul role="tablist"><li role="tab">Linux</li></ul><svg><text>pic</text></svg><div><div>tip</div><p>Do this.</p></div><span aria-hidden="true">x</span>';
  expect(blocks(html)?.map(({ text }) => text)).toEqual(['Do this.']);
});

it('skips lists of posts and pages with noindex', () => {
  expect(extractPage('<html class="blog-list-page"><main><p>Posts</p></main></html>', '/blog')).toBeUndefined();
  expect(extractPage(docsPage('', '<meta name="robots" content="noindex, follow">'), '/search')).toBeUndefined();
});

it('yields pages that can be converted to the provider’s records', () => {
  const page = extract('<h2 id="use">Use</h2><p>Text</p><table><tr id="r"><td>A</td><td>B</td></tr></table>');
  expect(toRecords(page ? [page] : [])).toMatchObject([
    {
      objectID: '/docs/a',
      url: '/docs/a',
      type: 'lvl1',
      content: 'What it does.',
      hierarchy: { lvl0: 'Keymaps › Hold-Tap', lvl1: 'Hold-tap behavior', lvl2: null },
    },
    { objectID: '/docs/a#use', url: '/docs/a#use', type: 'lvl2', content: null, hierarchy: { lvl2: 'Use' } },
    { objectID: '/docs/a#use:0', url: '/docs/a#use', type: 'content', content: 'Text', anchor: 'use' },
    { objectID: '/docs/a#r:1', url: '/docs/a#r', type: 'content', content: 'A · B' },
  ]);
});
