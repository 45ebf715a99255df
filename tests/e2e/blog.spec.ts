import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { parsePage } from '../../checks/site/page';
import { all, attribute, links, readPage, readPages, text, textOf } from '../conformance/html';
import { blogPages, inPages, postRoutes } from '../conformance/routes';

const addresses = () => postRoutes().map((route) => `https://zmk.dev${route}`);

/** Fields of a feed and its entries, read with the browser's XML parser. */
async function readFeed(page: Page, address: string, entry: string, fields: readonly string[]) {
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toMatch(/xml/);
  await page.goto('/docs/faq');
  return page.evaluate(
    ([xml = '', entryName = '', ...names]) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      const read = (parent: Element, name: string) => {
        const element = [...parent.children].find((child) => child.nodeName === name);
        return element?.getAttribute('href') ?? element?.textContent?.trim() ?? '';
      };
      const top = feed.documentElement.nodeName === 'rss' ? feed.documentElement.children[0] : feed.documentElement;
      return {
        faults: [...feed.getElementsByTagName('parsererror')].map((fault) => fault.textContent),
        head: Object.fromEntries(names.map((name) => [name, top ? read(top, name) : ''])),
        entries: [...feed.getElementsByTagName(entryName)].map((element) =>
          Object.fromEntries(names.map((name) => [name, read(element, name)])),
        ),
      };
    },
    [await answer.text(), entry, ...fields],
  );
}

/** Expects a post in a feed to have all of its text, absolute links, and nothing that only works on the site. */
async function expectFullPost(request: APIRequestContext, html: string, address: string): Promise<void> {
  const paragraphs = all(await readPage(request, new URL(address).pathname), 'p', '.markdown').map(textOf);
  const words = textOf(parsePage('feed.html', html).elements[0]!);
  expect(words, address).toContain(paragraphs.at(-1));
  expect(html, address).not.toMatch(/<(?:script|style|svg|button|iframe)\b|\sclass=|var\(--/);
  expect(html, address).not.toMatch(/\s(?:href|src)="(?!https?:\/\/|mailto:)/);
}

test('the RSS feed is well-formed and contains every post in full, newest first', async ({ page }) => {
  const fields = ['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded', 'language'];
  const { faults, head, entries } = await readFeed(page, '/blog/rss.xml', 'item', fields);
  expect(faults).toEqual([]);
  expect(head).toMatchObject({ title: 'ZMK Firmware Blog', link: 'https://zmk.dev/blog', language: 'en' });
  expect(head.description).toMatch(/^News of/);
  expect(entries.map(({ link }) => link)).toEqual(addresses());
  expect(new Set(entries.map(({ guid }) => guid)).size).toBe(addresses().length);
  for (const entry of entries) {
    expect(new Date(entry.pubDate ?? '').toISOString().slice(0, 10)).toBe(entry.link?.split('/').slice(4, 7).join('-'));
    expect(entry.title).not.toBe('');
    expect(entry.description).not.toBe('');
    await expectFullPost(page.request, entry['content:encoded'] ?? '', entry.link ?? '');
  }
});

test('the Atom feed is well-formed and contains every post in full, with its author', async ({ page }) => {
  const fields = ['id', 'title', 'updated', 'link', 'author', 'content', 'summary'];
  const { faults, head, entries } = await readFeed(page, '/blog/atom.xml', 'entry', fields);
  expect(faults).toEqual([]);
  expect(head).toMatchObject({ id: 'https://zmk.dev/blog', title: 'ZMK Firmware Blog' });
  expect(entries.map(({ link }) => link)).toEqual(addresses());
  for (const entry of entries) {
    expect(entry.id).toBe(entry.link);
    expect(entry.author).toMatch(/^ZMK /);
    expect(Number.isNaN(Date.parse(entry.updated ?? ''))).toBe(false);
    await expectFullPost(page.request, entry.content ?? '', entry.link ?? '');
  }
});

test('the JSON feed follows its format and contains every post in full', async ({ request }) => {
  type Item = Readonly<{ id: string; url: string; title: string; content_html: string; date_modified: string }>;
  const answer = await request.get('/blog/feed.json');
  const feed = (await answer.json()) as Readonly<{ version: string; title: string; items: readonly Item[] }>;
  expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1', home_page_url: 'https://zmk.dev/blog' });
  expect(feed.items.map(({ url }) => url)).toEqual(addresses());
  for (const item of feed.items) {
    expect(item.id).toBe(item.url);
    expect(item.title).not.toBe('');
    await expectFullPost(request, item.content_html, item.url);
  }
});

test('blog and docs pages link to the feeds in their head', async ({ request }) => {
  for (const page of await readPages(request, ['/blog', postRoutes()[0]!, '/docs/faq'])) {
    const feeds = all(page, 'link').filter((link) => /rss|atom/.test(attribute(link, 'type') ?? ''));
    expect(feeds.map((link) => attribute(link, 'href')).sort(), page.route).toEqual([
      '/blog/atom.xml',
      '/blog/rss.xml',
    ]);
  }
});

test('each post links to the previous and the next post', async ({ request }) => {
  const routes = postRoutes();
  for (const [index, route] of routes.entries()) {
    const neighbors = [routes[index - 1], routes[index + 1]].filter((neighbor) => neighbor !== undefined);
    expect(links(await readPage(request, route), '.pagination-nav'), route).toEqual(neighbors);
  }
});

test('lists of posts have a “Read more” link to every post', async ({ request }) => {
  const shown = inPages(postRoutes());
  for (const [index, list] of (await readPages(request, blogPages())).entries()) {
    const more = all(list, 'a', 'article').filter((link) => /read more/i.test(attribute(link, 'aria-label') ?? ''));
    expect(
      more.map((link) => attribute(link, 'href')),
      list.route,
    ).toEqual(shown[index]);
  }
});

test('posts load no pictures from other sites', async ({ request }) => {
  for (const page of await readPages(request, postRoutes())) {
    const foreign = all(page, 'img', 'article').filter((image) =>
      /^(https?:)?\/\//.test(attribute(image, 'src') ?? ''),
    );
    expect(foreign, page.route).toEqual([]);
  }
});

test('a note about what has changed since a post was written has a date and comes before the first section', async ({
  request,
}) => {
  const noted = (await readPages(request, postRoutes())).filter((page) =>
    text(page, 'article').includes('Since this post'),
  );
  for (const page of noted) {
    const notes = all(page, 'p', 'article').filter((paragraph) => /^Since this post\b/.test(textOf(paragraph)));
    expect(notes, page.route).toHaveLength(1);
    expect(textOf(notes[0]!), page.route).toMatch(/\([A-Z][a-z]+ 20\d\d\)$/);
    const sections = all(page, 'h2', '.markdown');
    const isAtTop = sections.every((section) => page.elements.indexOf(section) > page.elements.indexOf(notes[0]!));
    expect(isAtTop, `${page.route}: the note must come before the first section`).toBe(true);
  }
});
