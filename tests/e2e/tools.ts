import { expect as playwrightExpect, type Page } from '@playwright/test';
import { SearchDialog } from './searchDialog';

// Tests that lose files wait for retries, which takes seconds.
const expect = playwrightExpect.configure({ timeout: 60_000 });

/** What a reader does with a tool, and how the reader sees that it works. */
export type Tool = Readonly<{
  route: string;
  use: (page: Page) => Promise<void>;
  works: (page: Page) => Promise<void>;
}>;

export const fill = (name: string, text: string) => async (page: Page) => {
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.getByRole('searchbox', { name }).fill(text);
};
const pressButton = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const finderStatus = (page: Page) => page.locator('main').getByRole('status').first();

/** Every tool, finder, and search of the site. */
export const tools: Readonly<Record<string, Tool>> = {
  'hardware finder': {
    route: '/docs/hardware',
    use: fill('Find a keyboard, controller, or display', 'kyria'),
    works: (page) => expect(finderStatus(page)).toContainText('found'),
  },
  'hardware pair': {
    route: '/docs/hardware',
    use: async (page) => {
      await page.mouse.move(10, 10);
      await page.getByLabel('Keyboard', { exact: true }).selectOption('corne');
      await page.getByLabel(/^Controller that fits/).selectOption('nice_nano_v2');
    },
    works: async (page) => {
      await expect(page.locator('[data-island=HardwarePair] pre').first()).toBeVisible();
      await expect(page.locator('[data-island=HardwarePair] figure svg').first()).toBeVisible();
    },
  },
  'option finder': {
    route: '/docs/config',
    use: fill('Find an option or property', 'sleep'),
    works: (page) => expect(finderStatus(page)).toContainText('found'),
  },
  'key code finder': {
    route: '/docs/keymaps/list-of-keycodes',
    use: fill('Find a key code', 'louder'),
    works: (page) => expect(page.locator('[data-answers] button').first()).toHaveText(/C_VOL/),
  },
  'try it': {
    route: '/docs/keymaps/combos',
    use: pressButton('Try it'),
    works: (page) => expect(page.getByText('Your computer would receive').first()).toBeVisible(),
  },
  playground: {
    route: '/playground',
    use: async (page) => {
      await page.getByRole('tab', { name: 'Tune it' }).click();
      await page.getByRole('button', { name: 'Find the best settings' }).click();
    },
    works: (page) =>
      expect(
        page
          .getByRole('radio')
          .or(page.getByText(/misfires/))
          .first(),
      ).toBeVisible(),
  },
  'keymap upgrader': {
    route: '/keymap-upgrader',
    use: pressButton('Old keymap'),
    works: (page) => expect(page.locator('.cm-content').first()).toBeVisible(),
  },
  'power profiler': {
    route: '/power-profiler',
    use: async (page) => {
      await page.getByRole('combobox', { name: 'Keyboard' }).selectOption('split');
    },
    works: (page) => expect(page).toHaveURL(/layout=split/),
  },
  'search dialog': {
    route: '/docs',
    use: async (page) => {
      await new SearchDialog(page).open('/docs');
      await page.keyboard.type('bluetooth');
    },
    works: (page) => expect(new SearchDialog(page).hits.first()).toContainText(/bluetooth/i),
  },
  'search page': {
    route: '/search?q=bluetooth',
    use: async () => {},
    works: (page) => expect(page.locator('main ol > li').first()).toContainText(/bluetooth/i),
  },
};
