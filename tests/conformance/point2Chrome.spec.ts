import { expect, test, type Page } from '@playwright/test';
import { startReact } from '../e2e/startReact';
import { fixtureSite } from './fixtureSite';
import { all, attribute, links, readPage, readPages, textOf, type Page as HtmlPage } from './html';
import { proves } from './proves';
import { docsRoutes, postRoutes } from './routes';
import { serveFolder } from './serveFolder';
import { siteData } from './siteData';

const phone = { width: 390, height: 844 };

/** The text and target of the items on the left or right side of the navbar. */
const navbarItems = (page: HtmlPage, side: 'left' | 'right') =>
  all(page, '.navbar__link', side === 'left' ? '.navbar__items' : '.navbar__items--right')
    .filter((item) => side === 'right' || !all(page, '.navbar__link', '.navbar__items--right').includes(item))
    .map((item) => [textOf(item), attribute(item, 'href')]);

test(
  ...proves('Navbar, left: docs (active for paths starting with docs), blog, power-profiler, keymap-upgrader.'),
  async ({ request }) => {
    const active = async (route: string) =>
      all(await readPage(request, route), '.navbar__link--active').map((item) => attribute(item, 'href'));
    expect(navbarItems(await readPage(request, '/'), 'left')).toEqual([
      ['Docs', '/docs'],
      ['Blog', '/blog'],
      ['Power Profiler', '/power-profiler'],
      ['Keymap Upgrader', '/keymap-upgrader'],
    ]);
    for (const route of ['/docs', '/docs/faq', '/docs/keymaps/behaviors/hold-tap', '/docs/keymap-example']) {
      expect(await active(route), route).toEqual(['/docs']);
    }
    for (const route of ['/blog', '/blog/page/2', '/power-profiler', '/keymap-upgrader']) {
      expect(await active(route), route).toEqual([`/${route.split('/')[1]}`]);
    }
    expect(await active('/')).toEqual([]);
  },
);

test(...proves('Right: external links to the studio tool and the repository.'), async ({ request }) => {
  const page = await readPage(request, '/docs');
  expect(navbarItems(page, 'right').map(([, href]) => href)).toEqual([
    'https://zmk.studio/',
    'https://github.com/zmkfirmware/zmk',
  ]);
  for (const item of all(page, '.navbar__link', '.navbar__items--right')) {
    expect([attribute(item, 'target'), attribute(item, 'rel')]).toEqual(['_blank', 'noopener noreferrer']);
  }
});

test(
  ...proves(
    'Footer links: docs root, docs/development/contributing/clean-room, a community chat invite, a social feed, blog, repository.',
  ),
  async ({ request }) => {
    for (const page of await readPages(request, ['/', '/docs/faq', '/blog', '/search'])) {
      expect(links(page, '.footer__links')).toEqual([
        '/docs',
        '/docs/development/contributing/clean-room',
        'https://zmk.dev/community/discord/invite',
        'https://fosstodon.org/@zmk',
        '/blog',
        'https://github.com/zmkfirmware/zmk',
      ]);
    }
  },
);

const theme =
  'The theme provides a skip-to-main-content link, a language dropdown, a color-mode toggle, and a mobile sidebar with a "Back to main menu" button.';

test(...proves(theme, 'skip-to-main-content link'), async ({ page }) => {
  await page.goto('/docs/faq');
  await startReact(page);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus'), 'the next Tab is in the content').toHaveCount(1);
});

test(...proves(theme, 'language dropdown, if a site has several languages'), async ({ page }) => {
  await serveFolder(fixtureSite('chrome').folder, async (origin) => {
    await page.goto(`${origin}/docs`);
    await startReact(page);
    const dropdown = page.locator('.navbar__item.dropdown', { hasText: 'English' });
    await dropdown.hover();
    const choices = dropdown.getByRole('list').getByRole('link');
    await expect(choices).toHaveText(['English', 'Deutsch']);
    await expect(choices.nth(1)).toHaveAttribute('href', '/de/docs');
    await expect(choices.nth(1)).toHaveAttribute('lang', 'de');
    await page.locator('aside summary', { hasText: 'Section' }).click();
    await page.locator('aside').getByRole('link', { name: 'Listed page' }).click();
    await expect(page).toHaveTitle(/Listed page/);
    await dropdown.hover();
    await expect(choices.nth(1), 'after client navigation').toHaveAttribute('href', '/de/docs/section/page');
  });
});

test(...proves(theme, 'color-mode toggle'), async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test(...proves(theme, 'mobile sidebar with a "Back to main menu" button'), async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/faq');
  await startReact(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const sidebar = page.locator('#menu-dialog');
  await expect(sidebar.getByRole('link', { name: 'FAQs' })).toBeInViewport();
  await sidebar.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(sidebar.getByRole('link', { name: 'Power Profiler' })).toBeInViewport();
});

test(...proves('Heading anchors read "Direct link to {heading}".'), async ({ request }) => {
  for (const page of await readPages(request, [...docsRoutes(), ...postRoutes()])) {
    for (const anchor of all(page, '.hash-link')) {
      const heading = textOf(anchor.parentNode as typeof anchor);
      expect(attribute(anchor, 'aria-label'), page.route).toBe(`Direct link to ${heading}`);
    }
    const headings = page.elements.filter(({ tagName }) => /^h[2-6]$/.test(tagName));
    const inText = headings.filter((heading) => all(page, heading.tagName, '.markdown').includes(heading));
    const anchored = new Set(all(page, '.hash-link').map((anchor) => anchor.parentNode));
    expect(inText.filter((heading) => !anchored.has(heading)).map(textOf), page.route).toEqual([]);
  }
});

const docs =
  'Docs: table of contents covers heading levels 2 to 3; breadcrumbs are off; the sidebar is not hideable; categories are not auto-collapsed.';

test(
  ...proves(docs, 'the table of contents has all headings of levels 2 and 3, and no others'),
  async ({ request }) => {
    for (const page of await readPages(request, docsRoutes())) {
      const headings = page.elements.filter(
        (element) => /^h[23]$/.test(element.tagName) && all(page, element.tagName, '.markdown').includes(element),
      );
      const wanted = headings.flatMap((heading) => attribute(heading, 'id') ?? []).map((id) => `#${id}`);
      expect([...new Set(links(page, '.table-of-contents'))], page.route).toEqual(wanted);
    }
  },
);

test(...proves(docs, 'there are no breadcrumbs and no button that hides the sidebar'), async ({ request }) => {
  expect(siteData().config.themeConfig).toMatchObject({
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  });
  for (const page of await readPages(request, docsRoutes())) {
    expect(all(page, '.theme-doc-breadcrumbs'), page.route).toEqual([]);
    expect(page.html).not.toContain('Collapse sidebar');
  }
});

test(...proves(docs, 'two categories can be open at the same time'), async ({ page }) => {
  await page.goto('/docs/faq');
  await startReact(page);
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.locator('summary', { hasText: 'Features' }).click();
  await sidebar.getByLabel('Pages under Keymaps').click();
  await expect(sidebar.getByRole('link', { name: 'Debouncing' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Modifiers' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Debouncing' }).click();
  await expect(page).toHaveURL(/\/docs\/features\/debouncing$/);
  await expect(sidebar.getByRole('link', { name: 'Modifiers' })).toBeVisible();
});

test(...proves('An announcement bar, if any, can be closed.'), async ({ page }) => {
  await serveFolder(fixtureSite('chrome').folder, async (origin) => {
    await page.goto(`${origin}/docs`);
    await startReact(page);
    await expect(page.getByText('Something new')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('Something new')).toBeHidden();
  });
});

const dialogOf = (page: Page) => page.locator('.search-dialog');

test(
  ...proves('Search modal: opens with Ctrl or Command plus K, or the slash key outside input fields.'),
  async ({ page }) => {
    await page.goto('/search?q=combos');
    await startReact(page);
    await page.getByRole('main').getByRole('searchbox').press('/');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(/\//);
    await expect(dialogOf(page)).toBeHidden();
    await page.locator('h1').click();
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(dialogOf(page), key).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    }
  },
);

test(...proves('It also opens on click or focus of the search box.'), async ({ page }) => {
  await page.goto('/docs/faq');
  await startReact(page);
  const box = page.getByRole('button', { name: 'Search' });
  await box.click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await box.focus();
  await expect(dialogOf(page)).toBeVisible();
});

test(...proves('Escape closes it.'), async ({ page }) => {
  await page.goto('/docs/faq');
  await startReact(page);
  await page.keyboard.press('Control+k');
  await page.locator('.search-input').fill('combo');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test(...proves('The search button shows the Ctrl or Command key by platform.'), async ({ browser, baseURL }) => {
  for (const [platform, key] of [
    ['MacIntel', '⌘'],
    ['Win32', 'Ctrl'],
    ['Linux x86_64', 'Ctrl'],
  ] as const) {
    const page = await browser.newPage({ baseURL });
    await page.addInitScript((name) => Object.defineProperty(navigator, 'platform', { get: () => name }), platform);
    await page.goto('/');
    const keys = page.locator('.navbar kbd').filter({ visible: true });
    await expect(keys, platform).toHaveText([key, 'K']);
    await startReact(page);
    await expect(keys, platform).toHaveText([key, 'K']);
    await page.close();
  }
});
