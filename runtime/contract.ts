/**
 * Everything that two sides of the page runtime share: the server's HTML, the inline script (runtime/inline), the framework's
 * code in the browser (runtime/client), and the build.
 */

/** The menu on phones. It's filled from the navigation bar and the sidebar each time it opens. */
export const menuDialogId = 'menu-dialog';

export const searchDialogId = 'search-dialog';

/**
 * The code of the search dialog: the ES module at `data-src` of the dialog, as bundled from src/components/SearchDialog.
 *
 * The inline script (runtime/inline/search.ts) opens the dialog and focuses its input when a `searchOpen` element is
 * clicked or focused by keyboard, and on Ctrl+K, Command+K, and "/". It loads the module when the reader points at such an element, or
 * when the dialog opens, and then calls `attachSearch` after each opening. The dialog can be a different element each time.
 * If the module can't be loaded, the inline script sets `searchFailedAttribute` on the dialog and tries again on the next input.
 */
export type SearchView = Readonly<{ attachSearch: (dialog: HTMLDialogElement) => void }>;

export const searchFailedAttribute = 'data-failed';

/** The width from which the sidebar is next to the text instead of in the menu. The stylesheets repeat this number. */
export const wideScreen = '(min-width: 997px)';

/** Attributes in the HTML. Components write them out instead of importing these names. */
export const attributes = {
  /** A button that opens the search dialog. */
  searchOpen: 'data-search-open',
  /** A button that closes the dialog it's in. */
  dialogClose: 'data-close',
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
  /** Around tabs and their panels. */
  tabs: 'data-tabs',
  /** A button that copies the code next to it. */
  copy: 'data-copy',
  /** A glossary term, with its definition. */
  definition: 'data-definition',
  /** A button that replaces itself with a playground or a position picker, with its props as JSON. */
  tryIt: 'data-try-it',
  /** A tool that is hidden without JavaScript. */
  needsScript: 'data-needs-script',
  /** A piece of content: Markdown that the server has rendered. */
  content: 'data-content',
  /** An island, with its name. Its props are in `data-props` as JSON. */
  island: 'data-island',
  /** In an island: a button that was clicked, or a field in which Enter was pressed, before React ran. */
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

/** Marks tool pages, which start the framework without waiting for an interaction. */
export const startsNowSelector = 'meta[name=boot][content=now]';

/** "Try it" buttons that were clicked and wait for their code. */
export const waitingButtonSelector = `button[${attributes.tryIt}]:disabled`;

/**
 * The inline script's tag, with the framework's files, the base URL, and the build's id in its data attributes. `data-left`
 * appears if Back or Forward leads to another page before React runs. That page is then being loaded.
 */
export const runtimeScriptSelector = 'script[data-build]';

/** Placeholder for the build's id until all pages are written. */
export const buildPlaceholder = 'build-id';

/** The file with a page's content, for client navigation. Each build has its own folder. */
export const contentFile = (build: string, page: string): string => `content/${build}/${page}.json`;

/** A piece of content: its HTML, and what its MDX file exports (front matter, metadata, and table of contents). */
export type PageContent = Readonly<{ mdxExports: object; html: string }>;

/** Fired on `document` after client navigation. */
export const pageChangedEvent = 'pagechanged';

/** Whether nothing should be prefetched, because the connection is slow or the reader saves data. */
export function isSlowConnection(): boolean {
  type Connection = Readonly<{ effectiveType?: string; saveData?: boolean }>;
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
