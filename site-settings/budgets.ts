/**
 * How much a page may make its reader download, in bytes after Brotli compression. Checked on every built page
 * (checks/site/weight.ts) and in the browser (tests/e2e/budgets.spec.ts). Only raise a number if readers get something for it.
 */
export const budgets = {
  /** JavaScript that runs when the page loads. */
  initialScripts: 5_000,
  /** The CSS in the page's HTML. */
  initialStyles: 17_000,
  /** The complete stylesheet, which loads later because the page's own rules are in its HTML. */
  stylesheet: 19_000,
  /** All JavaScript that a docs page, a post or a list of posts loads once React starts. React itself is 64 kB of it. */
  hydrationScripts: 118_500,
} as const;
