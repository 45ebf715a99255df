import { once } from 'node:events';
import { createSiteServer, stopServer } from '../../server/siteServer';

/** Serves a built site until `use` is done. `use` gets its origin. */
export async function serveFolder(folder: string, use: (origin: string) => Promise<void>): Promise<void> {
  const server = createSiteServer(folder);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    await stopServer(server, 0);
  }
}
