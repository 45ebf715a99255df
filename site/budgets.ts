/**
 * What a page may cost its reader, in bytes as sent (brotli). Checked on every built page (checks/site/weight.ts) and in
 * the browser (tests/e2e/budgets.spec.ts). Raise a number only with a reason that readers would accept.
 */
export const budgets = {
  /** JavaScript that is in the page and runs before the reader does anything. */
  scriptsAtOnce: 5_000,
  /** The CSS that comes with the page. */
  stylesAtOnce: 17_000,
  /** The whole stylesheet, loaded later: the rules that a page needs are in its HTML. The playground and finders took 1.2 kB. */
  stylesheet: 19_000,
  /** All JavaScript that makes a docs page, a post or a list of posts a live React page. React takes 64 kB of it. */
  scriptsWhenLive: 118_000,
} as const;
