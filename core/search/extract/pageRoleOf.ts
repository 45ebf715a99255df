import type { PageRole } from '../types.ts';

/** The first match wins. */
const routes: readonly (readonly [PageRole, RegExp])[] = [
  ['keyCodes', /^\/docs\/keymaps\/list-of-keycodes$/],
  ['keymap', /^\/docs\/keymaps(\/|$)/],
  ['configuration', /^\/docs\/config(\/|$)/],
  ['troubleshooting', /^\/docs\/troubleshooting(\/|$)/],
  ['hardware', /^\/docs\/hardware$/],
  ['development', /^\/docs\/development\//],
];

/** All roles that depend on the route. The check of the built site makes sure that each has pages. */
export const rolesByRoute: readonly PageRole[] = routes.map(([role]) => role);

/** The role of a page by its route. Docs pages that aren't in the sidebar have the role `unlisted`. */
export function pageRoleOf(url: string, isListed: boolean): PageRole {
  if (!isListed) return 'unlisted';
  return routes.find(([, route]) => route.test(url))?.[0] ?? 'other';
}
