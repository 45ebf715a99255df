import routes from '@generated/routes';
import type { ClientModule } from '@docusaurus/types';
import { matchRoutes } from 'react-router-config';
import { isSlowConnection, pageChangedEvent } from '../contract';
import type { Preloadable } from './routeComponent';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Whether the router can show this path. The browser loads all others: files, and pages of a newer deployment. */
export const isPage = (path: string): boolean => matchRoutes(routes, path).at(-1)?.route.exact === true;

/** Loads a page before the reader follows a link to it. If this fails, the page is requested again at the click. */
async function prefetch({ origin, pathname }: HTMLAnchorElement): Promise<void> {
  if (isSlowConnection() || origin !== location.origin || pathname === location.pathname || !isPage(pathname)) return;
  const preloads = matchRoutes(routes, pathname).map(({ route }) =>
    (route.component as unknown as Preloadable).preload(),
  );
  await Promise.allSettled(preloads);
}

/** Called when the reader points at, touches, or focuses an element. */
function onPoint({ target }: Event): void {
  const link = (target as Element).closest?.('a');
  if (link) void prefetch(link);
}

/** Prefetches one page after the other. All at once, they would slow down a page that the reader opens meanwhile. */
let prefetchesInView = Promise.resolve();
function prefetchInTurn(link: HTMLAnchorElement): void {
  // If the reader has left the page, its links are gone.
  prefetchesInView = prefetchesInView.then(() => (link.isConnected ? prefetch(link) : undefined));
}

// In development there's nothing to prefetch: pages are modules of one bundle.
const prefetches = process.env.NODE_ENV === 'production' && typeof document !== 'undefined';
const linksInView = prefetches
  ? new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) prefetchInTurn(target as HTMLAnchorElement);
    })
  : undefined;
if (prefetches) {
  for (const type of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onPoint, { passive: true });
  }
}

/** Prefetches docs pages when a link in the text comes into view. They share their code, so each costs 5 kB on average. */
function watchLinks(path: string): void {
  linksInView?.disconnect();
  if (!path.includes('/docs')) return;
  for (const link of document.querySelectorAll('main a[href*="/docs/"]')) linksInView?.observe(link);
}

/** Tells the inline script about navigation. The router changes the hash without the browser's `hashchange` event. */
export function onRouteDidUpdate({ location, previousLocation }: Update): void {
  if (location.pathname !== previousLocation?.pathname) watchLinks(location.pathname);
  if (!previousLocation) return;
  if (location.pathname !== previousLocation.pathname) document.dispatchEvent(new Event(pageChangedEvent));
  // If only the query changes, the page doesn't scroll.
  if (location.hash !== previousLocation.hash || location.search === previousLocation.search)
    dispatchEvent(new Event('hashchange'));
}
