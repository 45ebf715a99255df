import { prefetch } from '@site/src/routing/prefetch';

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
