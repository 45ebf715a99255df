/**
 * What a page may cost its reader, in bytes as sent (brotli). Checked on every built page (checks/site/budgets.ts) and in
 * the browser (tests/e2e/budgets.spec.ts). Raise a number only with a reason that readers would accept.
 */
export const budgets = {
  /** JavaScript that stands in the page and runs before the reader does anything. */
  scriptsAtOnce: 10_000,
  /** The CSS that comes with the page. */
  stylesAtOnce: 17_000,
  /** The whole stylesheet, loaded later. */
  stylesheet: 17_000,
  /**
   * All JavaScript that makes a docs page or a post a live React page. The aim is 110 kB. With 146 routes, which cost
   * about 8 kB in the router's tables, docs pages take 119 kB and lists of posts 127 kB.
   */
  scriptsWhenLive: 128_000,
} as const;
