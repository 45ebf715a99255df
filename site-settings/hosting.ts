/**
 * How to serve the site: headers, caching and redirects. runtime/build/hostingFiles.ts writes them to `_headers` and `_redirects`,
 * which static hosts (Netlify, Cloudflare Pages) and preview-server/ read. Two rules that match the same path must
 * not set the same header, because hosts combine the values in different ways.
 */
export type Headers = Readonly<Record<string, string>>;

/** `path` is exact, or ends in `*` and matches everything below. */
export type HeaderRule = Readonly<{ path: string; headers: Headers }>;

/** `from` is exact, or ends in `/*`. `:splat` in `to` is what the star matched. The first match applies. */
export type Redirect = Readonly<{ from: string; to: string; status: 301 | 302 }>;

type Environment = Readonly<Record<string, string | undefined>>;
type Sources = Readonly<Record<string, readonly string[]>>;

/** Restricts what pages may load. `scriptHashes` are the hashes of the inline scripts. */
export function contentSecurityPolicy(scriptHashes: readonly string[], env: Environment): string {
  const search = hostedSearch(env);
  const analytics = hostedAnalytics(env);
  const more = (directive: string) => [...(search[directive] ?? []), ...(analytics[directive] ?? [])];
  const directives: Sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...more('script-src')],
    // Pages have inline styles, so that the first paint needs no other request, and drawings have style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...more('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...more('connect-src')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Only for builds that use the hosted search. */
function hostedSearch({ ALGOLIA_APP_ID: appId, ALGOLIA_HOSTS = '' }: Environment): Sources {
  if (!appId) return {};
  return {
    // autocomplete-core 1.17.9 loads this if insights are on. Other versions may load another file.
    'script-src': ['https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js'],
    'connect-src': [
      `https://${appId.toLowerCase()}-dsn.algolia.net`,
      `https://${appId.toLowerCase()}.algolia.net`,
      'https://*.algolianet.com',
      'https://insights.algolia.io',
      ...ALGOLIA_HOSTS.split(',').filter(Boolean),
    ],
  };
}

/** Only for builds that count page views. */
function hostedAnalytics({ GA_MEASUREMENT_ID: measurementId }: Environment): Sources {
  if (!measurementId) return {};
  const collectors = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': collectors,
    'connect-src': [...collectors, 'https://*.analytics.google.com'],
  };
}

/** Headers for every response, in addition to the Content-Security-Policy. */
export const securityHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  // The site uses no sensors or payments. The clipboard isn't listed, so that pages can still copy.
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

/** For pages and feeds: browsers always revalidate, and get a 304 if nothing changed. */
export const pageCaching: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Files that aren't pages. File names under /assets contain a hash of the content, so these files never change. */
export const fileRules: readonly HeaderRule[] = [
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  // Content for client navigation. Each build has its own folder.
  { path: '/content/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/img/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  // As text, so that people can read a script in the browser before they run it.
  ...['/setup.sh', '/setup.ps1'].map((path) => ({
    path,
    headers: { ...pageCaching, 'Content-Type': 'text/plain; charset=utf-8' },
  })),
  // Open data for tools on other sites.
  { path: '/data/*', headers: { ...pageCaching, 'Access-Control-Allow-Origin': '*' } },
];

const moved = (from: string, to: string): Redirect => ({ from, to, status: 301 });

/** Old addresses that forums and repositories link to. */
export const redirects: readonly Redirect[] = [
  moved('/docs/behaviors', '/docs/keymaps/behaviors'),
  moved('/docs/behaviors/*', '/docs/keymaps/behaviors/:splat'),
  moved('/docs/features/keymaps', '/docs/keymaps'),
  moved('/docs/features/combos', '/docs/keymaps/combos'),
  moved('/docs/features/conditional-layers', '/docs/keymaps/conditional-layers'),
  moved('/docs/features/underglow', '/docs/features/lighting#rgb-underglow'),
  moved('/docs/features/backlight', '/docs/features/lighting#backlight'),
  moved('/docs/features/beta-testing', '/docs/features/modules#beta-testing'),
  moved('/docs/codes/modifiers', '/docs/keymaps/modifiers'),
  moved('/docs/codes', '/docs/keymaps/list-of-keycodes'),
  moved('/docs/codes/*', '/docs/keymaps/list-of-keycodes'),
  moved('/docs/config/backlight', '/docs/config/lighting#backlight'),
  moved('/docs/config/underglow', '/docs/config/lighting#rgb-underglow'),
  moved('/docs/development/setup', '/docs/development/local-toolchain/setup'),
  moved('/docs/development/boards-shields-keymaps', '/docs/development/hardware-integration'),
  moved('/docs/development/hardware-integration/boards-shields-keymaps', '/docs/development/hardware-integration'),
  moved(
    '/docs/development/hardware-integration/studio-setup',
    '/docs/development/hardware-integration/physical-layouts',
  ),
  moved('/docs/development/hardware-metadata-files', '/docs/development/hardware-integration/hardware-metadata-files'),
  moved('/docs/development/new-shield', '/docs/development/hardware-integration/new-shield'),
  moved('/docs/development/clean-room', '/docs/development/contributing/clean-room'),
  moved('/docs/development/documentation', '/docs/development/contributing/documentation'),
  moved('/docs/development/build-flash', '/docs/development/local-toolchain/build-flash'),
  moved('/docs/development/ide-integration', '/docs/development/local-toolchain/ide-integration'),
  moved('/docs/development/posix-board', '/docs/development/local-toolchain/posix-board'),
  moved('/docs/development/pre-commit', '/docs/development/local-toolchain/pre-commit'),
  moved('/docs/development/tests', '/docs/development/local-toolchain/tests'),
  moved('/docs/development/guides/new-behavior', '/docs/development/new-behavior'),
  // The invitation changes sometimes, but our link to it doesn't.
  { from: '/community/discord/invite', to: 'https://discord.gg/sycytVQ', status: 302 },
];
