import path from 'node:path';
import { expect, test } from '@playwright/test';
import { toRecords } from '#core/search';
import { highlightCode } from '../../plugins/markdown/highlight/highlightCode';
import { parseFenceMeta } from '../../plugins/markdown/highlight/fenceMeta';
import { readPages as readSearchPages } from '../../plugins/search-index/readPages';
import { startReact } from '../e2e/startReact';
import { fixtureSite } from './fixtureSite';
import { all, readPage } from './html';
import { proves } from './proves';
import { serveFolder } from './serveFolder';
import { specifiedPosts, specifiedTags } from './specified';
import { siteData, type SidebarItem } from './siteData';

const text = expect.any(String) as unknown;

const docsVersion =
  'Docs version: name, label, isLast, path, mainDocId, docs (each with id, path, optional sidebar) and sidebars.';

test(...proves(docsVersion), () => {
  const [version, ...others] = siteData().versions;
  expect(others).toEqual([]);
  expect(version).toMatchObject({ name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'index' });
  expect(version?.docs).toHaveLength(siteData().docs.length);
  for (const doc of version?.docs ?? []) {
    expect(doc).toEqual({ id: text, path: expect.stringMatching(/^\/docs(\/|$)/) as unknown, sidebar: 'docs' });
  }
  expect(version?.sidebars).toEqual({ docs: { link: { path: '/docs/', label: 'Getting Started' } } });
});

test(...proves(docsVersion, 'browsers get the id and path of each doc'), async ({ page }) => {
  await page.goto('/docs');
  const files = (await page.locator('script[data-scripts]').getAttribute('data-scripts'))?.split(' ') ?? [];
  const scripts = await Promise.all(files.map(async (file) => (await page.request.get(file)).text()));
  for (const { id, path } of siteData().versions[0]?.docs ?? [])
    expect(scripts.join('')).toContain(`"id":"${id}","path":"${path}"`);
});

const flatten = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
  items.flatMap((item) => (item.type === 'category' ? [item, ...flatten(item.items)] : [item]));

test(...proves('Sidebar item: a link (href, unlisted flag) or a category (href, items, linkUnlisted).'), () => {
  const items = flatten(siteData().sidebars.docs ?? []);
  expect(items.length).toBeGreaterThan(100);
  for (const item of items) {
    if (item.type === 'link') expect(item).toMatchObject({ label: text, href: text, unlisted: false });
    else expect(item).toMatchObject({ type: 'category', label: text, items: expect.any(Array) });
  }
  const section = items.find((item) => item.label === 'Keymaps');
  expect(section).toMatchObject({ type: 'category', href: '/docs/keymaps/' });
  // `linkUnlisted` is only set if it's true, as in the section of the fixture site below.
  expect(section).not.toHaveProperty('linkUnlisted');
});

test(...proves('Unlisted items are hidden unless active.'), async ({ page }) => {
  await serveFolder(fixtureSite('chrome').folder, async (origin) => {
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await page.goto(`${origin}/docs`);
    await startReact(page);
    await expect(sidebar.getByText('Unlisted page')).toHaveCount(0);
    await expect(sidebar.getByText('Section', { exact: true })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Section' }), 'the section’s index is unlisted').toHaveCount(0);
    await page.goto(`${origin}/docs/unlisted`);
    await expect(sidebar.getByRole('link', { name: 'Unlisted page' })).toHaveAttribute('aria-current', 'page');
    await startReact(page);
    await sidebar.getByRole('link', { name: 'Start' }).click();
    await expect(page).toHaveURL(`${origin}/docs`);
    await expect(sidebar.getByText('Unlisted page')).toHaveCount(0);
  });
});

test(...proves('Blog post: date, slug, tags (from the 12 above).'), () => {
  const { posts } = siteData();
  for (const { permalink, date, tags: own } of posts) {
    expect(permalink).toContain(`/blog/${date.slice(0, 10).replaceAll('-', '/')}/`);
    expect(own.length, permalink).toBeGreaterThan(0);
    if (!specifiedPosts.includes(permalink)) continue;
    for (const tag of own) expect(specifiedTags, permalink).toContain(tag.permalink.replace('/blog/tags/', ''));
  }
});

test(...proves('Locale config: label, direction, htmlLang, calendar, path.'), () => {
  expect(siteData().i18n.localeConfigs).toEqual({
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  });
});

test(
  ...proves(
    'Search hit record: hierarchy levels lvl0 to lvl6, content, type (lvl1 to lvl6 or content), url, objectID.',
  ),
  () => {
    const records = toRecords(readSearchPages(path.join(process.cwd(), 'build')));
    expect(records.length).toBeGreaterThan(1000);
    const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
    const misshaped = records.filter(
      ({ hierarchy, content, type, url, objectID }) =>
        Object.keys(hierarchy).join() !== levels.join() ||
        (type === 'content' ? typeof content !== 'string' : !levels.slice(1).includes(type)) ||
        !url.startsWith('/') ||
        objectID === '',
    );
    expect(misshaped).toEqual([]);
    expect(new Set(records.map(({ objectID }) => objectID)).size, 'objectIDs are unique').toBe(records.length);
  },
);

test(
  ...proves(
    'A syntax-highlighting definition for a device-tree language exists (comments, strings, keywords, labels, references, nodes, numbers, operators).',
  ),
  async ({ request }) => {
    const source = `/dts-v1/; // first line
/ {
    lower: layer_1 {
        label = "Lower";
        bindings = <&kp (1 + 2)>;
    };
};`;
    const html = highlightCode(source, 'dts', parseFenceMeta('', ''));
    const token = (name: string, words: string) => expect(html).toContain(`<span class="t-${name}">${words}</span>`);
    token('comment', '// first line');
    token('string', '"Lower"');
    token('keyword', '/dts-v1/');
    token('label', 'lower');
    token('reference', '&amp;kp');
    token('node', 'layer_1');
    token('number', '1');
    token('operator', '+');
    const page = await readPage(request, '/docs/keymap-example');
    for (const name of ['reference', 'node', 'number', 'property']) {
      expect(all(page, `.t-${name}`).length, name).toBeGreaterThan(0);
    }
  },
);

test(...proves('Color mode settings: defaultMode light, respectPrefersColorScheme true, switch enabled.'), () => {
  expect(siteData().config.themeConfig).toMatchObject({
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false },
  });
});
