/**
 * A page is loaded ahead when the reader points at, touches or focuses a link to it, in content as well as around it
 * (src/routing/loader.ts; on slow connections it is not).
 */
function loadLinked({ target }: Event): void {
  const link = (target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  const isFile = /\.\w+$/.test(link.pathname);
  if (!isFile) void window.docusaurus.preload(link.pathname);
}

if (process.env.NODE_ENV === 'production' && typeof document !== 'undefined') {
  for (const type of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(type, loadLinked, { passive: true });
  }
}
