import { listenLocally } from '../../preview-server/listenLocally';
import { createSiteServer, stopServer } from '../../preview-server/siteServer';

/** Serves a built site, calls `use` with its origin, and stops when that's done. */
export async function serveFolder(folder: string, use: (origin: string) => Promise<void>): Promise<void> {
  const server = createSiteServer(folder);
  const origin = await listenLocally(server);
  try {
    await use(origin);
  } finally {
    await stopServer(server, 0);
  }
}
