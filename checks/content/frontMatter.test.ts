import { expect, it } from 'vitest';
import { parsePage, type Content } from './content.ts';
import { frontMatter } from './frontMatter.ts';

const description = 'A sentence that says in about a hundred characters what a reader finds on this very page.';
const content = (...texts: readonly string[]): Content => ({
  root: '',
  partials: [],
  pages: texts.map((text, i) => parsePage(`docs/page-${i}.mdx`, text)),
});
const faults = async (...texts: readonly string[]) =>
  (await frontMatter.run(content(...texts))).map(({ file, line, fault }) => `${file}:${line} ${fault}`);
const page = (...lines: readonly string[]) => ['---', ...lines, '---', '', 'Text'].join('\n');

it('accepts a complete page', async () => {
  expect(await faults(page('title: A', 'sidebar_label: A', `description: ${description}`))).toEqual([]);
});

it('finds missing and unknown keys and descriptions of the wrong length, with their lines', async () => {
  expect(await faults(page('title: A', 'sidebar_label: A', 'description: Short.', 'titel: A'))).toEqual([
    'docs/page-0.mdx:5 Front matter has an unknown key "titel".',
    'docs/page-0.mdx:4 The description has 6 characters.',
  ]);
  expect(await faults(page('title: A', `description: ${description}`))).toEqual([
    'docs/page-0.mdx:1 Front matter has no sidebar_label.',
  ]);
  expect(await faults('Text')).toEqual(['docs/page-0.mdx:1 Front matter: There is no front matter.']);
});

it('requires sentence case in titles, except for names', async () => {
  const titled = (title: string) => faults(page(`title: ${title}`, 'sidebar_label: A', `description: ${description}`));
  expect(await titled('Sticky Key behavior')).toEqual(['docs/page-0.mdx:2 The title is not in sentence case: Key.']);
  expect(await titled('Hold-Tap')).toEqual(['docs/page-0.mdx:2 The title is not in sentence case: Tap.']);
  expect(await titled('ZMK Studio over Bluetooth and USB')).toEqual([]);
});

it('finds two pages with the same description', async () => {
  const same = page('title: A', 'sidebar_label: A', `description: ${description}`);
  expect(await faults(same, same)).toEqual(['docs/page-1.mdx:4 The description is the same as in docs/page-0.mdx.']);
});
