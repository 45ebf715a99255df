import routes from '@generated/routes';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import { matchRoutes } from 'react-router-config';

/** What a route can say of itself before it is loaded (createRoutes.tsx). */
export type Prefetchable = Readonly<{ files: () => readonly string[]; loadContents: () => Promise<unknown> }>;

type Connection = Readonly<{ effectiveType?: string; saveData?: boolean }>;

const done = new Set<string>();

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Fetches what the page at this path needs, ahead and once; nothing on a slow connection, or where the reader saves data. */
export function prefetch(path: string): void {
  if (isSlowConnection() || done.has(path)) return;
  done.add(path);
  for (const { route } of matchRoutes(routes, path)) {
    const { files, loadContents } = route as unknown as Prefetchable;
    for (const file of new Set(files())) void prefetchFile(file);
    // A page that fails now is asked for again when its link is followed.
    loadContents().catch(() => done.delete(path));
  }
}
