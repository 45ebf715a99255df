/**
 * Changes the page's URL without the router. Browsers refuse if that happens too often (Safari: 100 times in 30 seconds). The
 * next change then brings the URL up to date.
 */
export function replaceAddress(url: URL, method: 'replaceState' | 'pushState' = 'replaceState'): void {
  if (url.href === location.href) return;
  try {
    history[method](method === 'pushState' ? null : history.state, '', url);
  } catch {
    // Only the URL is out of date.
  }
}
