/** Calls `act` when the page's HTML is complete, which is usually before it's painted. */
export function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}
