import routes from '@generated/routes';
import type { ClientModule } from '@docusaurus/types';
import { matchRoutes } from 'react-router-config';
import { isSlowConnection, pageChanged } from '../contract';
import type { Preloadable } from './routeComponent';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Tells the inline script about navigation. The router changes the hash without the browser's `hashchange` event. */
export function onRouteDidUpdate({ location, previousLocation }: Update): void {
  if (!previousLocation) return;
  if (location.pathname !== previousLocation.pathname) document.dispatchEvent(new Event(pageChanged));
  // If only the query changes, the page doesn't scroll.
  if (location.hash !== previousLocation.hash || location.search === previousLocation.search)
    dispatchEvent(new Event('hashchange'));
}

/** Whether the router can show this path. The browser loads all others: files, and pages of a newer deployment. */
export const isPage = (path: string): boolean => matchRoutes(routes, path).at(-1)?.route.exact === true;

/** Loads a page when the reader points at, touches or focuses a link to it. */
function prefetch({ target }: Event): void {
  const link = (target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (isSlowConnection() || !isPage(link.pathname)) return;
  for (const { route } of matchRoutes(routes, link.pathname)) {
    // A page that fails now is requested again when its link is followed.
    (route.component as unknown as Preloadable).preload().catch(() => undefined);
  }
}

// In development there's nothing to prefetch: pages are modules of one bundle.
if (process.env.NODE_ENV === 'production' && typeof document !== 'undefined') {
  for (const type of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
