import { expect, test } from '@playwright/test';
import { all, attribute, isInside, links, readPage, readPages, text, textOf, type Page } from './html';
import { proves } from './proves';
import { blogPages, inPages, postRoutes, postYears, tagPages, taggedPosts, tags } from './routes';
import { specifiedPosts, specifiedTags } from './specified';

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

test(...proves('/blog is the index.'), async ({ request }) => {
  const page = await readPage(request, '/blog');
  expect(text(page, 'h1')).toBe('Blog');
  expect(listed(page)[0]).toBe(postRoutes()[0]);
});

test(...proves('Lists hold 10 posts per page; page 2 (/blog/page/2) holds 9.'), async ({ request }) => {
  const pages = blogPages();
  const lists = await readPages(request, pages);
  expect(lists.map(listed)).toEqual(inPages(postRoutes()));
  for (const [index, list] of lists.entries()) {
    const neighbors = [pages[index - 1], pages[index + 1]].filter((neighbor) => neighbor !== undefined);
    expect(links(list, '.pagination-nav'), list.route).toEqual(neighbors);
  }
});

const indexes = '/blog/archive, /blog/authors and /blog/tags (tags index).';

test(...proves(indexes, 'the archive lists all posts by year, newest first'), async ({ request }) => {
  const page = await readPage(request, '/blog/archive');
  expect(links(page, 'main').filter((href) => postRoutes().includes(href))).toEqual(postRoutes());
  expect(all(page, 'h2', 'main').map(textOf)).toEqual(postYears());
});

test(...proves(indexes, 'the authors are the teams that sign the posts'), async ({ request }) => {
  const authors = text(await readPage(request, '/blog/authors'), 'main');
  const signed = (await readPages(request, postRoutes())).map((page) => text(page, '.avatar__name', 'article'));
  for (const name of new Set(signed)) expect(authors).toContain(name);
});

test(...proves(indexes, 'the tags index links to every tag'), async ({ request }) => {
  const targets = links(await readPage(request, '/blog/tags'), 'main').filter((href) => href.startsWith('/'));
  expect([...targets].sort()).toEqual(tags().map((tag) => `/blog/tags/${tag}`));
});

const twelve =
  '/blog/tags/{tag} for the 12 tags: ble, bootloader, community, core, encoders, firmware, keyboards, oss, sensors, sotf, studio, zephyr.';

test(...proves(twelve), async ({ request }) => {
  expect(specifiedTags).toHaveLength(12);
  expect(tags()).toEqual(expect.arrayContaining(specifiedTags));
  const posts = await readPages(request, postRoutes());
  expect([...new Set(posts.flatMap(tagsOf))].sort()).toEqual(tags());
  for (const tag of tags()) {
    const pages = await readPages(request, tagPages(tag));
    const members = posts.filter((post) => tagsOf(post).includes(tag)).map(({ route }) => route);
    expect(pages.flatMap(listed), `posts tagged ${tag}, newest first`).toEqual(members);
  }
});

test(...proves('Tag lists hold 10 per page.'), async ({ request }) => {
  for (const tag of tags()) {
    const lists = await readPages(request, tagPages(tag));
    expect(lists.map(listed), tag).toEqual(inPages(taggedPosts(tag)));
  }
});

test(...proves('Firmware and keyboards also have a page 2 (/page/2).'), async ({ request }) => {
  for (const tag of ['firmware', 'keyboards']) expect(tagPages(tag).length, tag).toBeGreaterThan(1);
  for (const tag of tags()) {
    const [first = '', second] = tagPages(tag);
    expect(links(await readPage(request, first), '.pagination-nav')).toEqual(second === undefined ? [] : [second]);
    expect((await request.get(`${first}/page/2`)).status(), first).toBe(second === undefined ? 404 : 200);
  }
});

test(...proves('Posts are at /blog/{yyyy}/{mm}/{dd}/{slug}.'), async ({ request }) => {
  for (const page of await readPages(request, postRoutes())) {
    const [, year, month, day] = page.route.split('/').slice(1);
    const [time] = all(page, 'time', 'article');
    expect(attribute(time!, 'datetime')?.slice(0, 10), page.route).toBe(`${year}-${month}-${day}`);
  }
});

test(
  ...proves('There are 19 posts (another listing shows about 20), dated 2020-05-24 to 2024-11-11.'),
  async ({ request }) => {
    const shown = (await readPages(request, blogPages())).flatMap((page) =>
      all(page, 'time', 'article').map((time) => attribute(time, 'datetime')?.slice(0, 10)),
    );
    expect([...shown].sort().reverse(), 'newest first').toEqual(shown);
    expect(specifiedPosts).toHaveLength(19);
    expect(postRoutes()).toEqual(expect.arrayContaining(specifiedPosts));
    expect(shown).toEqual(expect.arrayContaining(['2020-05-24', '2024-11-11']));
  },
);

test(
  ...proves(
    'Slugs include wip, zmk-sotf-1 to zmk-sotf-6, bootloader-fix, zephyr-2-5, zephyr-3-0, zephyr-3-2, zephyr-3-5, zmk-2yo, encoder-refactors, keymap-editor, nodefree-config, zmk-tools and zmk-studio-mvp-ga.',
  ),
  async ({ request }) => {
    const slugs = (await readPages(request, blogPages())).flatMap(listed).map((route) => route.split('/')[5]);
    const named =
      'wip bootloader-fix zephyr-2-5 zephyr-3-0 zephyr-3-2 zephyr-3-5 zmk-2yo encoder-refactors keymap-editor nodefree-config zmk-tools zmk-studio-mvp-ga'.split(
        ' ',
      );
    const states = [1, 2, 3, 4, 5, 6].map((number) => `zmk-sotf-${number}`);
    expect(slugs).toEqual(expect.arrayContaining([...named, ...states]));
  },
);

test(...proves('The blog sidebar lists all posts grouped by year.'), async ({ request }) => {
  for (const page of await readPages(request, [...blogPages(), '/blog/tags/ble', postRoutes()[3]!])) {
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
    ).toEqual(postYears());
    expect(byYear.flatMap(([, posts]) => posts)).toEqual(postRoutes());
    for (const [year, posts] of byYear) expect(posts.every((post) => post?.startsWith(`/blog/${year}/`))).toBe(true);
  }
});

test(...proves('Posts show reading time.'), async ({ request }) => {
  for (const page of await readPages(request, postRoutes())) {
    expect(text(page, 'header', 'article'), page.route).toMatch(/(\d+|One) min read/);
  }
  const list = all(await readPage(request, '/blog'), 'header', 'article').map(textOf);
  for (const header of list) expect(header).toMatch(/(\d+|One) min read/);
});
