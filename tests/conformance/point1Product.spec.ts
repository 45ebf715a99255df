import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { all, attribute, links, meta, readPage, readPages, text, textOf } from './html';
import { proves } from './proves';
import { allRoutes, blogPages, docsRoutes, postRoutes } from './routes';
import { siteData } from './siteData';

const repository = 'https://github.com/zmkfirmware/zmk';
const studio = 'https://zmk.studio/';
const inProject = (file: string) => path.join(process.cwd(), file);

test(
  ...proves('The product is a public, English-only website for an open-source keyboard firmware project.'),
  async ({ request }) => {
    for (const page of await readPages(request, allRoutes())) {
      expect(attribute(all(page, 'html')[0]!, 'lang'), page.route).toBe('en');
    }
    expect(meta(await readPage(request, '/'), 'description')).toMatch(/open source firmware for .*keyboards/i);
  },
);

test(
  ...proves(
    'It holds documentation, a blog and two tool pages (a keymap upgrader and a power profiler), with site search.',
  ),
  async ({ request }) => {
    const home = await readPage(request, '/');
    const navbar = links(home, '.navbar');
    for (const route of ['/docs', '/blog', '/keymap-upgrader', '/power-profiler']) {
      expect(navbar).toContain(route);
      await readPage(request, route);
    }
    expect(all(home, 'button', '.navbar').map((button) => attribute(button, 'aria-label'))).toContain('Search');
  },
);

test(...proves('Tagline: "Modern, open source keyboard firmware".'), async ({ request }) => {
  const tagline = 'Modern, open source keyboard firmware';
  expect(siteData().config.tagline).toBe(tagline);
  expect(text(await readPage(request, '/'), 'main')).toContain(tagline);
});

test(
  ...proves(
    'Docs topics: configuration, features, keymap behaviors, hardware integration, local toolchain setup, troubleshooting, and a remote-procedure protocol for a keymap-editing studio.',
  ),
  async ({ request }) => {
    const topics: Readonly<Record<string, RegExp>> = {
      '/docs/config': /configuration/i,
      '/docs/features/split-keyboards': /split/i,
      '/docs/keymaps/behaviors': /behavior/i,
      '/docs/development/hardware-integration': /hardware integration/i,
      '/docs/development/local-toolchain/setup': /toolchain|setup|set up/i,
      '/docs/troubleshooting': /troubleshooting/i,
      '/docs/development/studio-rpc-protocol': /studio.*protocol/i,
    };
    const sidebar = links(await readPage(request, '/docs'), '.theme-doc-sidebar-menu');
    for (const [route, title] of Object.entries(topics)) {
      expect(sidebar).toContain(route);
      expect(text(await readPage(request, route), 'h1'), route).toMatch(title);
    }
  },
);

test(...proves('The blog carries release and project posts.'), async ({ request }) => {
  const headings = (await readPages(request, blogPages())).flatMap((page) => all(page, 'h2', 'article')).map(textOf);
  expect(headings).toEqual(expect.arrayContaining([expect.stringMatching(/General Availability/)]));
  expect(headings).toEqual(expect.arrayContaining([expect.stringMatching(/State Of The Firmware/i)]));
});

test(
  ...proves('The navbar and footer link out to a studio web tool and to the code repository.'),
  async ({ request }) => {
    for (const route of ['/', '/docs/faq', '/blog', '/keymap-upgrader']) {
      const page = await readPage(request, route);
      expect(links(page, '.navbar')).toEqual(expect.arrayContaining([studio, repository]));
      expect(links(page, '.footer')).toContain(repository);
    }
  },
);

test(...proves('Locale is en only, left-to-right.'), async ({ request }) => {
  const { locales, localeConfigs } = siteData().i18n;
  expect(locales).toEqual(['en']);
  expect(localeConfigs.en?.direction).toBe('ltr');
  const [html] = all(await readPage(request, '/'), 'html');
  expect([attribute(html!, 'lang'), attribute(html!, 'dir')]).toEqual(['en', 'ltr']);
});

test(
  ...proves('The docs have one version, named current and labelled Next, with the docs index as its main document.'),
  async ({ request }) => {
    const { versions } = siteData();
    expect(versions.map(({ name, label, mainDocId }) => ({ name, label, mainDocId }))).toEqual([
      { name: 'current', label: 'Next', mainDocId: 'index' },
    ]);
    expect(versions[0]?.docs).toContainEqual(expect.objectContaining({ id: 'index', path: '/docs/' }));
    const page = await readPage(request, '/docs');
    expect([meta(page, 'docusaurus_version'), meta(page, 'docusaurus_tag')]).toEqual([
      'current',
      'docs-default-current',
    ]);
  },
);

test(...proves('The site version is 0.0.0.'), () => {
  expect(siteData().metadata.siteVersion).toBe('0.0.0');
});

test(
  ...proves(
    'Site configuration fields: title, tagline, url, baseUrl (the root), favicon, organizationName, projectName, navbar items (to, href, label, position), footer columns (title, items), copyright text (year 2025) and a docs version persistence setting.',
  ),
  async ({ request }) => {
    const { config } = siteData();
    expect(config).toMatchObject({
      title: 'ZMK Firmware',
      tagline: expect.any(String),
      url: 'https://zmk.dev',
      baseUrl: '/',
      favicon: 'img/favicon.svg',
      organizationName: 'zmkfirmware',
      projectName: 'zmk',
      themeConfig: {
        docs: { versionPersistence: 'localStorage' },
        footer: { copyright: expect.stringContaining('2025') as unknown },
      },
    });
    const { navbar, footer } = config.themeConfig as Record<'navbar' | 'footer', Record<string, object[]>>;
    for (const item of navbar.items ?? []) {
      expect(item).toMatchObject({
        label: expect.any(String),
        position: expect.stringMatching(/^(left|right)$/),
      });
      expect('to' in item !== 'href' in item, 'an item links either to a page of the site or to another site').toBe(
        true,
      );
    }
    for (const column of footer.links ?? []) {
      expect(column).toMatchObject({ title: expect.any(String), items: expect.any(Array) });
    }
    expect((await request.get('/img/favicon.svg')).status()).toBe(200);
  },
);

test(...proves('Content licence: a non-commercial share-alike Creative Commons licence.'), async ({ request }) => {
  expect(fs.readFileSync(inProject('LICENSE-CONTENT'), 'utf8')).toMatch(/NonCommercial-ShareAlike/);
  for (const route of ['/', '/docs/faq', '/blog']) {
    const target = 'https://creativecommons.org/licenses/by-nc-sa/4.0/';
    expect(links(await readPage(request, route), '.footer'), route).toContain(target);
  }
});

test(...proves("Edit links point to the repository's edit path for docs and blog pages."), async ({ request }) => {
  for (const page of await readPages(request, [...docsRoutes(), ...postRoutes()])) {
    const [link] = all(page, '.theme-edit-this-page');
    const target = (link && attribute(link, 'href')) ?? '';
    const start = `${repository}/edit/main/docs/`;
    expect(target.startsWith(start), `${page.route}: ${target}`).toBe(true);
    // The website is in the docs/ folder of the repository, so the rest of the URL is a file of this project.
    expect(fs.existsSync(inProject(target.slice(start.length))), target).toBe(true);
  }
});
