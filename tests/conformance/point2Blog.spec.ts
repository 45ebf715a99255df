import { expect } from '@playwright/test';
import { all, attribute, isInside, links, readPage, readPages, text, textOf, type Page } from './html';
import { proves } from './proves';
import { postRoutes, tagRoutes, tags } from './routes';

/** The addresses of the posts on a list page, in its order. */
const listed = (page: Page) =>
  all(page, 'h2', 'article').flatMap((heading) => {
    const link = all(page, 'a', 'h2').find((candidate) => isInside(candidate, (ancestor) => ancestor === heading));
    return (link && attribute(link, 'href')) ?? [];
  });

/** The tags that a post shows. */
const tagsOf = (page: Page) => [
  ...new Set(links(page, 'footer').flatMap((href) => /^\/blog\/tags\/([\w-]+)$/.exec(href)?.[1] ?? [])),
];

proves('/blog is the index.', async ({ request }) => {
  const page = await readPage(request, '/blog');
  expect(text(page, 'h1')).toBe('Blog');
  expect(listed(page)[0]).toBe(postRoutes[0]);
});

proves('Lists hold 10 posts per page; page 2 (/blog/page/2) holds 9.', async ({ request }) => {
  const [first, second] = await readPages(request, ['/blog', '/blog/page/2']);
  expect(listed(first!)).toEqual(postRoutes.slice(0, 10));
  expect(listed(second!)).toEqual(postRoutes.slice(10));
  expect(links(first!, '.pagination-nav')).toEqual(['/blog/page/2']);
  expect(links(second!, '.pagination-nav')).toEqual(['/blog']);
});

const indexes = '/blog/archive, /blog/authors and /blog/tags (tags index).';

proves(indexes, 'the archive lists all posts by year, newest first', async ({ request }) => {
  const page = await readPage(request, '/blog/archive');
  expect(links(page, 'main').filter((href) => postRoutes.includes(href))).toEqual(postRoutes);
  expect(all(page, 'h2', 'main').map(textOf)).toEqual(['2024', '2023', '2022', '2021', '2020']);
});

proves(indexes, 'the authors are the teams that sign the posts', async ({ request }) => {
  const authors = text(await readPage(request, '/blog/authors'), 'main');
  const signed = (await readPages(request, postRoutes)).map((page) => text(page, '.avatar__name', 'article'));
  for (const name of new Set(signed)) expect(authors).toContain(name);
});

proves(indexes, 'the tags index links to every tag', async ({ request }) => {
  const targets = links(await readPage(request, '/blog/tags'), 'main').filter((href) => href.startsWith('/'));
  expect([...targets].sort()).toEqual(tags.map((tag) => `/blog/tags/${tag}`).sort());
});

const twelve =
  '/blog/tags/{tag} for the 12 tags: ble, bootloader, community, core, encoders, firmware, keyboards, oss, sensors, sotf, studio, zephyr.';

proves(twelve, async ({ request }) => {
  expect(tags).toHaveLength(12);
  const posts = await readPages(request, postRoutes);
  expect([...new Set(posts.flatMap(tagsOf))].sort()).toEqual([...tags].sort());
  for (const tag of tags) {
    const pages = await readPages(
      request,
      tagRoutes.filter((route) => route.split('/')[3] === tag),
    );
    const members = posts.filter((post) => tagsOf(post).includes(tag)).map(({ route }) => route);
    expect(pages.flatMap(listed), `posts tagged ${tag}, newest first`).toEqual(members);
  }
});

proves('Tag lists hold 10 per page.', async ({ request }) => {
  for (const page of await readPages(request, tagRoutes)) {
    expect(listed(page).length, page.route).toBeLessThanOrEqual(10);
    if (links(page, '.pagination-nav').some((href) => href.endsWith('/page/2'))) expect(listed(page)).toHaveLength(10);
  }
});

proves('Firmware and keyboards also have a page 2 (/page/2).', async ({ request }) => {
  for (const route of tagRoutes.filter((candidate) => !candidate.includes('/page/'))) {
    const hasMore = ['/blog/tags/firmware', '/blog/tags/keyboards'].includes(route);
    expect(links(await readPage(request, route), '.pagination-nav')).toEqual(hasMore ? [`${route}/page/2`] : []);
    expect((await request.get(`${route}/page/2`)).status()).toBe(hasMore ? 200 : 404);
  }
});

proves('Posts are at /blog/{yyyy}/{mm}/{dd}/{slug}.', async ({ request }) => {
  for (const page of await readPages(request, postRoutes)) {
    const [, year, month, day] = page.route.split('/').slice(1);
    const [time] = all(page, 'time', 'article');
    expect(attribute(time!, 'datetime')?.slice(0, 10), page.route).toBe(`${year}-${month}-${day}`);
  }
});

proves('There are 19 posts (another listing shows about 20), dated 2020-05-24 to 2024-11-11.', async ({ request }) => {
  const shown = (await readPages(request, ['/blog', '/blog/page/2'])).flatMap((page) =>
    all(page, 'time', 'article').map((time) => attribute(time, 'datetime')?.slice(0, 10)),
  );
  expect(shown).toHaveLength(19);
  expect([...shown].sort().reverse(), 'newest first').toEqual(shown);
  expect([shown.at(-1), shown[0]]).toEqual(['2020-05-24', '2024-11-11']);
});

proves(
  'Slugs include wip, zmk-sotf-1 to zmk-sotf-6, bootloader-fix, zephyr-2-5, zephyr-3-0, zephyr-3-2, zephyr-3-5, zmk-2yo, encoder-refactors, keymap-editor, nodefree-config, zmk-tools and zmk-studio-mvp-ga.',
  async ({ request }) => {
    const slugs = (await readPages(request, ['/blog', '/blog/page/2']))
      .flatMap(listed)
      .map((route) => route.split('/')[5]);
    const named =
      'wip bootloader-fix zephyr-2-5 zephyr-3-0 zephyr-3-2 zephyr-3-5 zmk-2yo encoder-refactors keymap-editor nodefree-config zmk-tools zmk-studio-mvp-ga'.split(
        ' ',
      );
    const states = [1, 2, 3, 4, 5, 6].map((number) => `zmk-sotf-${number}`);
    expect(slugs).toEqual(expect.arrayContaining([...named, ...states]));
  },
);

proves('The blog sidebar lists all posts grouped by year.', async ({ request }) => {
  for (const page of await readPages(request, ['/blog', '/blog/page/2', '/blog/tags/ble', postRoutes[3]!])) {
    const groups = page.elements.filter(
      (element) => attribute(element, 'role') === 'group' && isInside(element, ({ tagName }) => tagName === 'aside'),
    );
    const byYear = groups.map((group) => {
      const inGroup = page.elements.filter((element) => isInside(element, (ancestor) => ancestor === group));
      return [
        textOf(inGroup.find(({ tagName }) => /^h\d$/.test(tagName))!),
        inGroup.filter(({ tagName }) => tagName === 'a').map((link) => attribute(link, 'href')),
      ] as const;
    });
    expect(
      byYear.map(([year]) => year),
      page.route,
    ).toEqual(['2024', '2023', '2022', '2021', '2020']);
    expect(byYear.flatMap(([, posts]) => posts)).toEqual(postRoutes);
    for (const [year, posts] of byYear) expect(posts.every((post) => post?.startsWith(`/blog/${year}/`))).toBe(true);
  }
});

proves('Posts show reading time.', async ({ request }) => {
  for (const page of await readPages(request, postRoutes)) {
    expect(text(page, 'header', 'article'), page.route).toMatch(/(\d+|One) min read/);
  }
  const list = all(await readPage(request, '/blog'), 'header', 'article').map(textOf);
  for (const header of list) expect(header).toMatch(/(\d+|One) min read/);
});
