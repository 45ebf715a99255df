import type { ClientModule } from '@docusaurus/types';
import { pageChanged } from '../contract';
import { prefetch } from './prefetch';

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/**
 * Runs in the framework after each change of address, and tells the inline script. The router sets the hash without the event by
 * which a browser tells of it. A new query alone is no reason to scroll.
 */
export function onRouteDidUpdate({ location, previousLocation }: Update): void {
  if (!previousLocation) return;
  if (location.pathname !== previousLocation.pathname) document.dispatchEvent(new Event(pageChanged));
  if (location.hash !== previousLocation.hash || location.search === previousLocation.search)
    dispatchEvent(new Event('hashchange'));
}

/** A page is prefetched when the reader points at, touches or focuses a link to it, whether React made the link or not. */
function prefetchLinked({ target }: Event): void {
  const link = (target as Element).closest?.('a');
  if (link && link.origin === location.origin && link.pathname !== location.pathname) prefetch(link.pathname);
}

// In development there is nothing to prefetch: pages are modules of one bundle.
if (process.env.NODE_ENV === 'production' && typeof document !== 'undefined') {
  for (const type of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetchLinked, { passive: true });
  }
}
