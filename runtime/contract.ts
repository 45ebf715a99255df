/**
 * Everything that two sides of the page runtime share: the server's HTML, the inline script (runtime/inline), the framework's
 * code in the browser (runtime/client), and the build. The end of the file lists the private details of Docusaurus we rely on.
 */

/** The menu on phones. It's filled from the navigation bar and the sidebar each time it opens. */
export const menuDialogId = 'menu-dialog';

export const searchDialogId = 'search-dialog';

/**
 * The code of the search dialog: the ES module at `data-src` of the dialog, as bundled from src/components/SearchDialog.
 *
 * The inline script (runtime/inline/search.ts) opens the dialog and focuses its input when a `data-search-open` element is
 * clicked or focused by keyboard, and on Ctrl+K, Command+K, and "/". It loads the module when the reader points at such an element, or
 * when the dialog opens, and then calls `attachSearch` after each opening. The dialog can be a different element each time.
 * If the module can't be loaded, the inline script sets `searchFailed` on the dialog and tries again on the next input.
 */
export type SearchView = Readonly<{ attachSearch: (dialog: HTMLDialogElement) => void }>;

export const searchFailed = 'data-failed';

/** Attributes in the server's HTML. */
export const attributes = {
  /** A button that opens the menu. */
  menuOpen: 'data-menu-open',
  /** In the menu: the button that leads from the page's menu to the site's. */
  menuBack: 'data-menu-back',
  /** The two panels of the menu, "page" and "main". On the dialog, the panel that is shown. */
  menuPanel: 'data-panel',
  /** Around the page's sidebar, which the menu copies. */
  pageMenu: 'data-page-menu',
  /** A button that switches between light and dark mode. */
  colorMode: 'data-color-mode-toggle',
  /** The announcement, with its id, and the button that closes it. */
  announcement: 'data-announcement',
  announcementClose: 'data-announcement-close',
  /** A piece of content: Markdown that the server has rendered. */
  content: 'data-content',
  /** An island, with its name. Its props are in `data-props` as JSON. */
  island: 'data-island',
  /** A button of an island that was clicked before React ran. */
  pressed: 'data-pressed',
} as const;

/** Attributes of <html>. */
export const pageAttributes = {
  /** The reader has closed the announcement. */
  announcementClosed: 'data-announcement-closed',
  /** "apple" if shortcuts use the Command key. */
  platform: 'data-platform',
} as const;

/** Keys of localStorage, the same as in Docusaurus. */
export const storageKeys = {
  colorMode: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementClosed: 'docusaurus.announcement.dismiss',
  tab: (group: string): string => `docusaurus.tab.${group}`,
} as const;

/** Tool pages don't wait for an interaction to start the framework. */
export const startsNow = 'meta[name=boot][content=now]';

/** "Try it" buttons that were clicked and wait for their code. */
export const waitingButtons = 'button[data-try-it]:disabled';

/** The inline script's tag, with the framework's files, the base URL, and the build's id in its data attributes. */
export const runtimeScript = 'script[data-build]';

/** Placeholder for the build's id until all pages are written. */
export const buildPlaceholder = 'build-id';

/** The file with a page's content, for client navigation. Each build has its own folder. */
export const contentFile = (build: string, page: string): string => `content/${build}/${page}.json`;

/** A piece of content: its HTML, and what its MDX file exports (front matter, metadata, and table of contents). */
export type PageContent = Readonly<{ mdxExports: object; html: string }>;

/** Fired on `document` after client navigation. */
export const pageChanged = 'pagechanged';

/** Nothing is prefetched on a slow connection, or if the reader saves data. */
export function isSlowConnection(): boolean {
  type Connection = Readonly<{ effectiveType?: string; saveData?: boolean }>;
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * A private detail of Docusaurus that we rely on. contract.test.ts looks for `texts` in the installed package. Plain strings
 * only, so that bundlers can drop the list.
 */
type FrameworkDetail = Readonly<{
  name: string;
  /** Our file that has to change with it. */
  usedIn: string;
  /** A file in node_modules, and texts in it. */
  source: string;
  texts: readonly string[];
}>;

export const frameworkDetails: readonly FrameworkDetail[] = [
  {
    name: 'the format of the generated routes.js, registry.js and routesChunkNames.json',
    usedIn: 'runtime/build/browser/browserRoutes.cjs',
    source: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    texts: [
      "component: ComponentCreator('${routePath}', '${routeHash}')",
      '"${chunkName}": [() => import(/* webpackChunkName: "${chunkName}" */ "${modulePath}")',
      "'routesChunkNames.json'",
      '__props: propsModulePath',
    ],
  },
  {
    name: "a route's component has a preload function",
    usedIn: 'runtime/client/routeComponent.tsx',
    source: '@docusaurus/core/lib/client/preload.js',
    texts: ['match.route.component.preload?.()'],
  },
  {
    name: 'the provider of the route context',
    usedIn: 'runtime/client/routeComponent.tsx',
    source: '@docusaurus/core/lib/client/routeContext.js',
    texts: ['export function RouteContextProvider({ children, value, })'],
  },
  {
    name: 'links prefetch through window.docusaurus',
    usedIn: 'runtime/client/noLinkPrefetch.ts',
    source: '@docusaurus/core/lib/client/clientEntry.js',
    texts: ["import docusaurus from './docusaurus'", 'window.docusaurus = docusaurus'],
  },
  {
    name: 'the module that loads Prism',
    usedIn: 'runtime/build/browser/index.ts',
    source: '@docusaurus/theme-classic/lib/index.js',
    texts: ["'./prism-include-languages'"],
  },
  {
    name: "the generated site configuration, and the names of files with a plugin's data",
    usedIn: 'runtime/build/browser/index.ts',
    source: '@docusaurus/core/lib/server/codegen/codegen.js',
    texts: ['DEFAULT_CONFIG_FILE_NAME}.mjs', 'export default ${JSON.stringify(siteConfig'],
  },
  {
    name: 'compiled MDX exports a function named MDXContent',
    usedIn: 'runtime/build/browser/serverContent.cjs',
    source: '@mdx-js/mdx/lib/plugin/recma-document.js',
    texts: ["id: {type: 'Identifier', name: 'MDXContent'}"],
  },
  {
    name: "the browser's build writes the pictures of pages",
    usedIn: 'runtime/build/browser/serverContent.cjs',
    source: '@docusaurus/utils/lib/webpackUtils.js',
    texts: ['isServer ? `&emitFile=false`'],
  },
  {
    name: 'the attribute that shows that React runs',
    usedIn: 'runtime/inline/start.ts',
    source: '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
    texts: ['data-has-hydrated={isBrowser}'],
  },
  {
    name: 'the head changes only if HelmetProvider.canUseDOM is true',
    usedIn: 'src/theme/SiteMetadata/index.tsx',
    source: 'react-helmet-async/index.d.ts',
    texts: ['static canUseDOM: boolean'],
  },
  {
    name: 'the id of the banner about a wrong base URL',
    usedIn: 'runtime/inline/loadFailure.ts',
    source: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    texts: ["'__docusaurus-base-url-issue-banner-container'"],
  },
  {
    name: "the theme's internal providers and hooks",
    usedIn: 'src/theme/Layout/index.tsx',
    source: '@docusaurus/theme-common/lib/internal.js',
    texts: [
      'AnnouncementBarProvider',
      'PluginHtmlClassNameProvider',
      'ScrollControllerProvider',
      'useKeyboardNavigation',
      'useLocationChange',
      'isSamePath',
      'translateBlogAuthorsListPageTitle',
      'useBlogTagsPostsPageTitle',
    ],
  },
];
