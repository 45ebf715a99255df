import type { Page } from './page.ts';

/** The start of a full link to this site. Links inside the site leave it out. */
export const ownHost = /^https?:\/\/(www\.)?zmk\.dev(\/|$)/;

/** Path and section of a link on the page `from`, decoded, or undefined if the address isn't valid. */
export function readTarget(href: string, from: Page): Readonly<{ route: string; id: string }> | undefined {
  try {
    const { pathname, hash } = new URL(href, `https://site.invalid${from.route}`);
    return { route: decodeURI(pathname), id: decodeURIComponent(hash.slice(1)) };
  } catch {
    return undefined;
  }
}
