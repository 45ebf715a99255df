import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { markdownTwins } from './index.ts';
import { readTwin } from './readTwin.ts';

const page = (content: string, sidebar = '') => `<!doctype html><html><head><title>Knobs | ZMK Firmware</title>
<meta name=description content="All about knobs."><script>var a = "<h1>no</h1>"</script></head><body>
<aside><ul>${sidebar}</ul></aside>
<main><article><header><h1>Knobs</h1></header><div data-content=true>${content}</div></article></main></body></html>`;

const markdown = (content: string) => readTwin(page(content), '/docs/knobs', 'https://zmk.dev').markdown;

it('starts with the title and ends with the address of the page', () => {
  expect(readTwin(page('<p>Turn it.</p>'), '/docs/knobs', 'https://zmk.dev')).toEqual({
    route: '/docs/knobs',
    title: 'Knobs',
    description: 'All about knobs.',
    markdown: '# Knobs\n\nTurn it.\n\nSource: https://zmk.dev/docs/knobs\n',
  });
});

it('links are absolute, and links of headings to themselves are left out', () => {
  const text = markdown(
    '<h2 id=a>Wiring<a class=hash-link href=#a>​</a></h2><p><a href=#a>Below</a>, <a href=/docs/faq>FAQs</a></p>',
  );
  expect(text).toContain('## Wiring\n\n[Below](https://zmk.dev/docs/knobs#a), [FAQs](https://zmk.dev/docs/faq)\n');
});

it('samples keep their language, file, and line breaks, but not their button', () => {
  const sample = `<div data-language=dts><div class=title_x1>corne.keymap</div><div><pre><code><span class=t-node>a</span> {
};</code></pre><button>Copy</button></div></div>`;
  expect(markdown(sample)).toContain('`corne.keymap`:\n\n```dts\na {\n};\n```\n');
});

it('shows all tabs, and what is folded', () => {
  const text = markdown(
    `<div><div role=tablist><button>Windows</button></div><div role=tabpanel data-label=Windows><p>One</p></div>
    <div role=tabpanel data-label=Linux hidden><p>Two</p></div></div>
    <details><summary>More</summary><p>Three</p></details>`,
  );
  expect(text).toContain('**Windows**\n\nOne\n\n**Linux**\n\nTwo\n\n**More**\n\nThree\n');
});

it('a cell of a table is one line, and names keep their parts together', () => {
  const text = markdown(
    `<table><thead><tr><th>Option<th>Default<tbody>
    <tr><td><code>CONFIG_<wbr>ZMK</code><td><ul><li><code>y</code> on boards<li><code>n</code> otherwise</ul>
    <tr><td><code>left</code><code>right</code><td><div>One.</div><div>Two.</div></table>`,
  );
  expect(text).toContain('| `CONFIG_ZMK` | `y` on boards; `n` otherwise |');
  expect(text).toContain('| `left`, `right` | One. Two. |');
});

it('drawings become their description, and controls are left out', () => {
  const text = markdown(
    `<figure><svg role=img aria-label="A knob."><text>x</text></svg><figcaption>Fig.</figcaption></figure>
    <div role=search><label>Find</label><input></div><p>Press <kbd>A</kbd>.</p>`,
  );
  expect(text).toContain('*Picture: A knob.*\n\nFig.\n\nPress A.\n');
  expect(text).not.toContain('Find');
});

it('writes a file next to each docs page and post, and lists them in the order of the sidebar', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'twins-'));
  const sidebar = `<li class=theme-doc-sidebar-item-category-level-1><details><summary class=menu__link>Features</summary></details>
    <ul><li><a class=menu__link href=/zmk/docs/b>B</a><li><a class=menu__link href=/zmk/docs/a>A</a></ul>`;
  for (const file of ['docs.html', 'docs/a.html', 'docs/b.html', 'blog.html', 'blog/2024/01/02/post.html']) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    fs.writeFileSync(path.join(outDir, file), page('<p>Text</p>', sidebar));
  }
  const site = { url: 'https://example.org', baseUrl: '/zmk/', title: 'ZMK', tagline: 'Modern' };
  await markdownTwins.run({ outDir, siteDir: outDir, ...site });
  const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  const list = read('llms.txt');
  expect([...list.matchAll(/^## .*|\(.*\.md\)/gm)].map(([match]) => match)).toEqual([
    '## Features',
    '(https://example.org/zmk/docs/b.md)',
    '(https://example.org/zmk/docs/a.md)',
    '## More',
    '(https://example.org/zmk/docs.md)',
    '## Blog',
    '(https://example.org/zmk/blog/2024/01/02/post.md)',
  ]);
  expect(read('docs/a.md')).toContain('Source: https://example.org/zmk/docs/a');
  expect(read('llms-full.txt').match(/^# Knobs$/gm)).toHaveLength(4);
  expect(fs.existsSync(path.join(outDir, 'blog.md'))).toBe(false);
  fs.rmSync(outDir, { recursive: true });
});
