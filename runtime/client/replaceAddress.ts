/**
 * Changes the address of the page past the router, without a new entry in the history unless that is asked for. Browsers
 * refuse when that happens too often (Safari: 100 times in 30 seconds); the next change then brings the address up to date.
 */
export function replaceAddress(url: URL, method: 'replaceState' | 'pushState' = 'replaceState'): void {
  if (url.href === location.href) return;
  try {
    history[method](method === 'pushState' ? null : history.state, '', url);
  } catch {
    // Only a convenience: the page itself shows what was asked for.
  }
}
