/**
 * Everything that two sides of the page runtime share: the server's HTML, the inline script (runtime/inline), the framework's
 * code in the browser, and the build. Each name is defined here once. The end of the file lists the private details of the
 * framework that we rely on.
 */

/** Native dialogs in the HTML of every page. */
export const searchDialogId = 'search-dialog';

/**
 * The search dialog.
 *
 * Markup (src/components/SearchDialog): `<dialog id="search-dialog" data-src="/assets/…/view.js"><input …>…</dialog>`, and any number
 * of `<button data-search-open>`. An element with `data-close` inside the dialog closes it.
 *
 * The inline script (runtime/inline/search.ts) opens the dialog and focuses its input on a click of a `data-search-open`
 * element, when one gets the focus from the keyboard, on Ctrl/Cmd+K and on "/" outside of fields. Selected text is entered. It
 * closes the dialog on Ctrl/Cmd+K, on a press on the dialog itself, which covers the window, on a click of a link in it, and when
 * the page changes. Escape is the browser's. None of this starts the framework.
 * It loads the ES module at `data-src` when the reader points at or focuses such a button, and at the latest when the dialog
 * opens. A module that doesn't come is asked for again on the next letter and on the next opening, and `data-failed` is set on
 * the dialog until it's there.
 *
 * The module exports `attachSearch` (see SearchView). It is called after each opening, with whatever has been typed already in
 * the input. The dialog may be another element each time, since a new kind of page has a new navigation bar.
 */
export type SearchView = Readonly<{ attachSearch: (dialog: HTMLDialogElement) => void }>;

/** Set on the search dialog while its code can't be loaded. */
export const searchFailed = 'data-failed';

/** The menu of a phone: filled from the navigation bar and the sidebar each time it opens (runtime/inline/menu.ts). */
export const menuDialogId = 'menu-dialog';

/** Attributes by which the inline script finds what the server's HTML has. */
export const attributes = {
  /** Opens the menu. */
  menuOpen: 'data-menu-open',
  /** In the menu: leads from the menu of the page to the one of the site. */
  menuBack: 'data-menu-back',
  /** In the menu: what the inline script fills. The value is "page" or "main"; on the dialog it says which one is shown. */
  menuPanel: 'data-panel',
  /** Around the sidebar of a page: the menu shows a copy of the `<nav>` in it. */
  pageMenu: 'data-page-menu',
  /** Switches between light and dark. */
  colorMode: 'data-color-mode-toggle',
  /** The announcement, with its id as the value, and the button that closes it. */
  announcement: 'data-announcement',
  announcementClose: 'data-announcement-close',
  /** Content that the server rendered. */
  content: 'data-content',
  /** An island, by its name, with its props as JSON in `data-props`. */
  island: 'data-island',
  /** A button that the reader pressed before the code for it was there. That code presses it again. */
  pressed: 'data-pressed',
} as const;

/** On <html>. */
export const pageAttributes = {
  /** The announcement that would be shown was closed before. */
  announcementClosed: 'data-announcement-closed',
  /** "apple" where the search button shows the Command key. */
  platform: 'data-platform',
} as const;

/** Keys of the browser's storage, as the framework names them. */
export const storageKeys = {
  colorMode: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementClosed: 'docusaurus.announcement.dismiss',
  tab: (group: string): string => `docusaurus.tab.${group}`,
} as const;

/** What works without the framework. Anything else that looks like a button is marked as pressed until the framework runs. */
export const nativeControls = `dialog *, form *, summary, [role=tab], [data-copy], [data-search-open], [${attributes.menuOpen}], [${attributes.colorMode}], [${attributes.announcementClose}]`;

/** Pages that work only with the framework say so in their head, and it starts right away: `<meta name="boot" content="now">`. */
export const startsNow = 'meta[name=boot][content=now]';

/** The inline script's own tag: `data-scripts` and `data-styles` name the framework's files, `data-base` the site's base URL, `data-build` the build. */
export const runtimeScript = 'script[data-build]';

/** Stands for the build's id until all pages are written and it's known. */
export const buildPlaceholder = 'build-id';

/** Where the content of a page is, for client navigation. A build has its own folder: a page of another one isn't found there. */
export const contentFile = (build: string, page: string): string => `content/${build}/${page}.json`;

/** One piece of content: what the framework calls its metadata, and its HTML. */
export type PageContent = Readonly<{ about: object; html: string }>;

/** Fired on `document` when the framework has shown another page. */
export const pageChanged = 'pagechanged';

/**
 * What we rely on and Docusaurus doesn't document. contract.test.ts compares each with the installed packages: when one changes, its
 * test names the file to change. No template strings, so that bundlers can leave the list out.
 */
export type FrameworkDetail = Readonly<{
  name: string;
  /** The file to change. */
  usedIn: string;
  /** In node_modules: where the detail is, and texts that show it's still there. */
  source: string;
  texts: readonly string[];
}>;

export const frameworkDetails: readonly FrameworkDetail[] = [
  {
    name: 'the form of the generated routes.js, registry.js and routesChunkNames.json',
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
    name: "a route's component is preloaded before it is shown",
    usedIn: 'runtime/client/routeComponent.tsx',
    source: '@docusaurus/core/lib/client/preload.js',
    texts: ['match.route.component.preload?.()'],
  },
  {
    name: 'the context of a route',
    usedIn: 'runtime/client/routeComponent.tsx',
    source: '@docusaurus/core/lib/client/routeContext.js',
    texts: ['export function RouteContextProvider({ children, value, })'],
  },
  {
    name: 'what links call to prefetch a page',
    usedIn: 'runtime/client/noLinkPrefetch.ts',
    source: '@docusaurus/core/lib/client/clientEntry.js',
    texts: ["import docusaurus from './docusaurus'", 'window.docusaurus = docusaurus'],
  },
  {
    name: 'the component that sets the title before the page sets its own',
    usedIn: 'runtime/client/SiteMetadataDefaults.tsx',
    source: '@docusaurus/core/lib/client/SiteMetadataDefaults.js',
    texts: ['<title>{title}</title>'],
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
    name: "pictures of pages are written by the browser's build",
    usedIn: 'runtime/build/browser/serverContent.cjs',
    source: '@docusaurus/utils/lib/webpackUtils.js',
    texts: ['isServer ? `&emitFile=false`'],
  },
  {
    name: 'the attribute that says that React runs',
    usedIn: 'runtime/inline/start.ts',
    source: '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
    texts: ['data-has-hydrated={isBrowser}'],
  },
  {
    name: 'the id of the banner about a wrong base URL',
    usedIn: 'runtime/inline/lost.ts',
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
