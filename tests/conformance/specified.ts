import { specification } from './sentences.ts';

/**
 * The pages that the specification lists. They have to stay, with these addresses. The site may have more: pages and posts that
 * you add don't belong here, because tests find them in the build (routes.ts).
 */

/** Expands a list in braces: `/a/{b, c}` becomes `/a/b` and `/a/c`. */
function expand(pattern: string): readonly string[] {
  const [, before = '', names = '', after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? [];
  return names === '' ? [pattern] : names.split(',').map((name) => before + name.trim() + after);
}

/** The routes of the docs pages that a statement lists, with `base` in front. */
export function docsIn(statement: string, base = ''): readonly string[] {
  const patterns = statement
    .replace(/^Top level: |\(not in the sidebar\)|, and | and |[.:]$|, with/g, (part) =>
      part.includes('and') ? ', ' : '',
    )
    .match(/[\w/-]*\{[^}]*\}|[\w/-]+/g);
  return (patterns ?? []).flatMap(expand).map((route) => base + route);
}

const statements = (heading: string) =>
  specification()
    .filter((statement) => statement.heading === heading)
    .map(({ text }) => text);

/** All docs pages of the specification: those in its lists, and its section index pages. */
export function specifiedDocs(): readonly string[] {
  const lists = statements('Docs').filter((text) => /^(Top level: )?\/docs\//.test(text));
  const belowKeymaps = statements('Docs').filter((text) => /^(behaviors\/|combos,|input-processors\/)/.test(text));
  return [
    '/docs',
    '/docs/config',
    '/docs/keymaps/behaviors',
    '/docs/keymaps/input-processors',
    '/docs/troubleshooting',
    '/docs/development/hardware-integration',
    '/docs/development/hardware-integration/lighting',
    ...lists.flatMap((text) => docsIn(text)),
    ...belowKeymaps.flatMap((text) => docsIn(text, '/docs/keymaps/')),
  ];
}

export const specifiedTags =
  'ble bootloader community core encoders firmware keyboards oss sensors sotf studio zephyr'.split(' ');

/** Newest first. */
export const specifiedPosts = [
  '/blog/2024/11/11/zmk-studio-mvp-ga',
  '/blog/2024/02/09/zephyr-3-5',
  '/blog/2024/01/05/zmk-tools',
  '/blog/2023/12/17/nodefree-config',
  '/blog/2023/11/09/keymap-editor',
  '/blog/2023/10/05/zmk-sotf-6',
  '/blog/2023/06/18/encoder-refactors',
  '/blog/2023/04/06/zephyr-3-2',
  '/blog/2022/04/21/zmk-2yo',
  '/blog/2022/04/10/zmk-sotf-5',
  '/blog/2022/04/02/zephyr-3-0',
  '/blog/2022/03/08/zephyr-3-0-upgrade-prep',
  '/blog/2021/07/17/zephyr-2-5',
  '/blog/2021/01/27/zmk-sotf-4',
  '/blog/2020/11/09/zmk-sotf-3',
  '/blog/2020/10/03/bootloader-fix',
  '/blog/2020/09/21/zmk-sotf-2',
  '/blog/2020/08/12/zmk-sotf-1',
  '/blog/2020/05/24/wip',
];

/** `/playground` isn't in the specification, but has to stay too. */
const topLevel = ['/', '/search', '/keymap-upgrader', '/power-profiler', '/playground'];

export const specifiedRoutes = (): readonly string[] => [
  ...topLevel,
  ...['/blog', '/blog/page/2', '/blog/archive', '/blog/authors', '/blog/tags'],
  ...specifiedTags.map((tag) => `/blog/tags/${tag}`),
  ...['/blog/tags/firmware/page/2', '/blog/tags/keyboards/page/2'],
  ...specifiedPosts,
  ...specifiedDocs(),
];
