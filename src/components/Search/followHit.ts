type Visit = Readonly<{ push: (path: string) => void }>;

/** Goes to a hit. What the hosted provider found may stand on another host, of which the router knows nothing. */
export function followHit(history: Visit, url: string): void {
  if (url.startsWith('/')) history.push(url);
  else window.location.assign(url);
}
