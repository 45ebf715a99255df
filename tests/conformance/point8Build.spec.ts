import { expect, test, type Page } from '@playwright/test';
import { fixtureSite } from './fixtureSite';
import { proves } from './proves';

test(...proves('Page component without a default export | Error thrown'), () => {
  const { built, log } = fixtureSite('faults');
  expect(built).toBe(false);
  expect(log).toContain("The page component at /no-default-export doesn't have a default export.");
});

type Change = readonly [from: string, to: string];

/** Opens a page with changes to the configuration in main.js, as if the site had been built with a mistake in it. */
async function openWith(page: Page, ...changes: readonly Change[]): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const answer = await route.fetch();
    let body = await answer.text();
    for (const [from, to] of changes) {
      expect(body.includes(from), `main.js has ${from}`).toBe(true);
      body = body.replace(from, to);
    }
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/power-profiler');
  await page.mouse.move(200, 200);
}

const navbarItem = '{to:"blog",label:"Blog",position:"left"}';
/** The text of the error page, which replaces the whole page if the navbar crashes. It has no landmarks. */
const crash = (page: Page) => page.locator('body');

const navbar =
  'Navbar item fails to render, or has an unknown type, or a sidebar item has no linkable target | Error thrown naming the item';

test(...proves(navbar, 'item of an unknown type'), async ({ page }) => {
  await openWith(page, [navbarItem, '{"type":"custom-mistake","label":"Blog","position":"left"}']);
  await expect(crash(page)).toContainText('A theme navbar item failed to render.');
  await expect(crash(page)).toContainText('"type": "custom-mistake"');
  await expect(crash(page)).toContainText('No NavbarItem component found for type "custom-mistake".');
});

test(...proves(navbar, 'item that fails to render'), async ({ page }) => {
  await openWith(page, [navbarItem, '{"type":"dropdown","label":"Broken","position":"left"}']);
  await expect(crash(page)).toContainText('A theme navbar item failed to render.');
  await expect(crash(page)).toContainText('"label": "Broken"');
});

test(...proves(navbar, 'sidebar without a page to link to'), async ({ page }) => {
  await openWith(
    page,
    [navbarItem, '{"type":"docSidebar","sidebarId":"docs","label":"Blog","position":"left"}'],
    ['{"docs":{"link":{"path":"/docs/","label":"Getting Started"}}}', '{"docs":{}}'],
  );
  await expect(crash(page)).toContainText(`Sidebar with ID "docs" doesn't have anything to be linked to.`);
});

const notFound = 'Doc or sidebar not found for an id, or page not in a category | Error thrown';

test(...proves(notFound, 'id of a doc'), async ({ page }) => {
  await openWith(page, [navbarItem, '{"type":"doc","docId":"no-such-doc","position":"left"}']);
  await expect(crash(page)).toContainText(`Couldn't find any doc with id "no-such-doc"`);
});

test(...proves(notFound, 'id of a sidebar'), async ({ page }) => {
  await openWith(page, [navbarItem, '{"type":"docSidebar","sidebarId":"no-such-sidebar","position":"left"}']);
  await expect(crash(page)).toContainText(`Can't find any sidebar with id "no-such-sidebar"`);
});

test(...proves(notFound, 'page in no category'), () => {
  const { built, log } = fixtureSite('faults');
  expect(built).toBe(false);
  expect(log).toContain('/docs/no-category is not associated with a category.');
});

const build = 'Build | Broken links fail the build; broken anchors and markdown links only warn';

test(...proves(build, 'broken link'), () => {
  const { built, log } = fixtureSite('broken-link');
  expect(built).toBe(false);
  expect(log).toContain('[ERROR]');
  expect(log).toContain('Docusaurus found broken links!');
  expect(log).toContain('linking to /docs/is-not-there');
});

test(...proves(build, 'broken anchor and broken Markdown link'), () => {
  const { built, log } = fixtureSite('chrome');
  expect(built).toBe(true);
  expect(log).toContain('[WARNING] Docusaurus found broken anchors!');
  expect(log).toContain('linking to #nowhere (resolved as: /docs#nowhere)');
  expect(log).toContain("[WARNING] Docs markdown link couldn't be resolved: (./nowhere.mdx)");
});
