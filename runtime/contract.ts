/**
 * Everything that two sides of the page runtime share: the server's HTML, the inline script (runtime/inline), the framework's
 * code in the browser, and the build. Each name is defined here once.
 */

/** Native dialogs in the HTML of every page. */
export const searchDialogId = 'search-dialog';

/**
 * The search dialog.
 *
 * Markup (src/theme/SearchBar): `<dialog id="search-dialog" data-src="/assets/…/view.js"><input …>…</dialog>`, and any number
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

/** Fired on `document` when the framework has put other content into the page. */
export const contentShown = 'contentshown';

/** Fired on `document` when the framework has gone to another page. */
export const pageChanged = 'pagechanged';
