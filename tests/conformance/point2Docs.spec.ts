import { expect, test, type APIRequestContext } from '@playwright/test';
import { all, attribute, links, readPage, readPages, textOf } from './html';
import { proves } from './proves';
import { docsRoutes } from './routes';
import { docsIn, specifiedDocs } from './specified';
import { siteData } from './siteData';

const menu = '.theme-doc-sidebar-menu';
const outside = ['/docs/keymap-example', '/docs/keymaps/input-processors/behaviors', '/docs/user-setup-cli'];

const sidebarOf = async (request: APIRequestContext, route = '/docs') => links(await readPage(request, route), menu);

/** Expects each page to exist, and to be in the sidebar unless the specification says otherwise. */
async function expectPages(request: APIRequestContext, routes: readonly string[]): Promise<void> {
  const sidebar = await sidebarOf(request);
  for (const page of await readPages(request, routes)) {
    expect(all(page, 'h1', 'article'), page.route).toHaveLength(1);
    expect(sidebar.includes(page.route), `${page.route} in the sidebar`).toBe(!outside.includes(page.route));
  }
}

const belowKeymaps = [
  'behaviors/{backlight, bluetooth, caps-word, hold-tap, key-press, key-repeat, key-toggle, layers, macros, misc, mod-morph, mod-tap, mouse-emulation, outputs, power, reset, sensor-rotate, soft-off, sticky-key, sticky-layer, studio-unlock, tap-dance, underglow}',
  'combos, conditional-layers, list-of-keycodes, modifiers',
  'input-processors/{code-mapper, scaler, temp-layer, transformer, usage}, and input-processors/behaviors (not in the sidebar)',
];
for (const statement of belowKeymaps) {
  test(...proves(statement), ({ request }) => expectPages(request, docsIn(statement, '/docs/keymaps/')));
}

for (const statement of [
  'Top level: /docs/customization, /docs/faq, /docs/hardware, /docs/user-setup, /docs/user-setup-cli and /docs/keymap-example.',
  '/docs/config/{battery, behaviors, bluetooth, combos, displays, encoders, keymap, kscan, layout, lighting, pointing, power, split, studio, system}',
  '/docs/features/{battery, bluetooth, debouncing, displays, encoders, lighting, low-power-states, modules, pointing, split-keyboards, studio}',
  '/docs/keymaps, with:',
  '/docs/troubleshooting/{building-issues, connection-issues, flashing-issues, hardware-issues}',
  '/docs/development/contributing/{clean-room, documentation, pull-requests}',
  '/docs/development/hardware-integration/{battery, dongle, encoders, hardware-metadata-files, new-shield, physical-layouts, pinctrl, pointing, shift-registers, soft-off-setup, lighting/backlight, lighting/underglow}',
  '/docs/development/local-toolchain/{build-flash, ide-integration, posix-board, pre-commit, setup, setup/container, setup/native, tests}',
  '/docs/development/{module-creation, new-behavior, studio-rpc-protocol, usb-logging}',
]) {
  test(...proves(statement), ({ request }) => expectPages(request, docsIn(statement)));
}

test(...proves('The docs root is /docs.'), async ({ request }) => {
  expect(siteData().versions[0]?.path).toBe('/docs');
  expect(docsRoutes()).toEqual(expect.arrayContaining([...specifiedDocs()]));
  for (const { permalink } of siteData().docs) expect(permalink).toMatch(/^\/docs(\/|$)/);
  await readPage(request, '/docs');
});

test(
  ...proves('All docs pages share one sidebar named docs, whose link is labelled Getting Started.'),
  async ({ request }) => {
    const { versions, docs } = siteData();
    expect(Object.keys(versions[0]?.sidebars ?? {})).toEqual(['docs']);
    expect(versions[0]?.sidebars.docs?.link).toEqual({ path: '/docs/', label: 'Getting Started' });
    expect(new Set(docs.map(({ sidebar }) => sidebar))).toEqual(new Set(['docs']));
    const shared = await sidebarOf(request);
    for (const page of await readPages(request, docsRoutes())) expect(links(page, menu), page.route).toEqual(shared);
    const [first] = all(await readPage(request, '/docs'), 'a', menu);
    expect([textOf(first!), attribute(first!, 'href')]).toEqual(['Getting Started', '/docs']);
  },
);

test(
  ...proves(
    'Section index pages exist for docs, config, keymaps, keymaps/behaviors, keymaps/input-processors, troubleshooting, hardware-integration, lighting and setup.',
  ),
  async ({ request }) => {
    const development = '/docs/development';
    await expectPages(request, [
      '/docs',
      '/docs/config',
      '/docs/keymaps',
      '/docs/keymaps/behaviors',
      '/docs/keymaps/input-processors',
      '/docs/troubleshooting',
      `${development}/hardware-integration`,
      `${development}/hardware-integration/lighting`,
      `${development}/local-toolchain/setup`,
    ]);
  },
);

test(...proves('The last two, user-setup-cli and keymap-example, are not in the sidebar.'), async ({ request }) => {
  const sidebar = await sidebarOf(request);
  const missing = docsRoutes().filter((route) => !sidebar.includes(route));
  expect([...missing].sort()).toEqual([...outside].sort());
  for (const route of outside) {
    const pages = await readPages(request, docsRoutes());
    const from = pages.filter((page) => links(page, 'article').some((href) => href.split('#')[0] === route));
    expect(
      from.map((page) => page.route),
      `pages that link to ${route}`,
    ).not.toEqual([]);
  }
});
