import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import type { Preloadable } from './routeComponent';

type Connection = Readonly<{ effectiveType?: string; saveData?: boolean }>;

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Whether the path is a page that the router can show. Others are the browser's: a file, or a page of a newer deployment. */
export const isPage = (path: string): boolean => matchRoutes(routes, path).at(-1)?.route.exact === true;

/** Loads what the page at this path needs, ahead; nothing on a slow connection, or where the reader saves data. */
export function prefetch(path: string): void {
  if (isSlowConnection() || !isPage(path)) return;
  for (const { route } of matchRoutes(routes, path)) {
    // A page that fails now is asked for again when its link is followed.
    (route.component as unknown as Preloadable).preload().catch(() => undefined);
  }
}
