import { holdsContent, loadPageHtml } from '@site/src/components/KeptContent/pageHtml';

/**
 * The framework prefetches every link that comes into view: dozens on a page of docs. Here a page is prefetched, content
 * and all, when the reader points at, touches or focuses a link to it, whether React made the link or not. (The framework
 * itself skips 2G and data-saver connections.)
 */
type Loader = Readonly<{ prefetch: (path: string) => unknown; preload: (path: string) => unknown }>;

function prefetchOnIntent(loader: Loader): void {
  const onIntent = ({ target }: Event) => {
    const link = (target as Element).closest?.('a');
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    // False on a slow connection, and when it has been done before.
    if (loader.prefetch(link.pathname) && holdsContent(link.pathname)) loadPageHtml(link.pathname);
  };
  for (const type of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

if (typeof window !== 'undefined') {
  let loader: Loader | undefined;
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => loader,
    set(original: Loader) {
      loader = Object.freeze({ preload: () => false, prefetch: () => false });
      prefetchOnIntent(original);
    },
  });
}
