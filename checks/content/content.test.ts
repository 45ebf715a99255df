import { expect, it } from 'vitest';
import { parsePage } from './content.ts';

it('reads the front matter', () => {
  const page = parsePage('docs/a.mdx', '---\ntitle: A\n---\n\nText\n');
  expect(page.frontMatter).toEqual({ title: 'A' });
  expect(page.frontMatterFault).toBeUndefined();
});

it('says why front matter cannot be read', () => {
  expect(parsePage('docs/a.mdx', 'Text').frontMatterFault).toBe('There is no front matter.');
  expect(parsePage('docs/a.mdx', '---\ntitle: "A\n---\n').frontMatterFault).toContain('Missing closing');
});

it('distinguishes docs and posts', () => {
  expect(parsePage('docs/a.mdx', '').kind).toBe('doc');
  expect(parsePage('blog/a.mdx', '').kind).toBe('post');
});
