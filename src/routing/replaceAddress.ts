/**
 * Changes the address of the page without a new entry in the history, past the router. Browsers refuse when that happens too
 * often (Safari: 100 times in 30 seconds); the next change then brings the address up to date.
 */
export function replaceAddress(url: URL): void {
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Only a convenience: the page itself shows what was asked for.
  }
}
