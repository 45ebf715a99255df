import type { PageRole } from '../types.ts';

/** The first that fits the address counts. */
const routes: readonly (readonly [PageRole, RegExp])[] = [
  ['keyCodes', /^\/docs\/keymaps\/list-of-keycodes$/],
  ['keymap', /^\/docs\/keymaps(\/|$)/],
  ['configuration', /^\/docs\/config(\/|$)/],
  ['troubleshooting', /^\/docs\/troubleshooting(\/|$)/],
  ['hardware', /^\/docs\/hardware$/],
  ['feature', /^\/docs\/features\//],
  ['development', /^\/docs\/development\//],
];

/** Every role that a route gives. The check over the built site holds that each has pages. */
export const rolesByRoute: readonly PageRole[] = routes.map(([role]) => role);

/** What the page at this address is for. One that no sidebar lists is an aside to those that it does. */
export function roleOf(url: string, isListed: boolean): PageRole {
  if (!isListed) return 'unlisted';
  return routes.find(([, route]) => route.test(url))?.[0] ?? 'other';
}
