import fs from 'node:fs';
import { listen } from '../../preview-server/listen.ts';
import { readPort } from '../../preview-server/port.ts';
import { createSiteServer, stopServer } from '../../preview-server/siteServer.ts';
import { UserError } from '../userError.ts';

/** Serves the built site in `folder` at the port of `args` or PORT, or 3000, or the next free port, until a signal stops it. */
export async function serve(folder: string, args: readonly string[]): Promise<void> {
  const wanted = readPort(args, process.env.PORT);
  if (!wanted.ok) throw new UserError(wanted.reason);
  if (!fs.existsSync(folder)) throw new UserError(`There is no site in ${folder}. Build it first: npm run build.`);
  const server = createSiteServer(folder);
  const listening = await listen(server, wanted.port, '127.0.0.1', (port) =>
    console.log(`Port ${port} is taken, trying the next one.`),
  );
  if (!listening.ok) throw new UserError(listening.reason);
  console.log(`\nThe site is at http://localhost:${listening.port}/ (Ctrl-C stops it).`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stopServer(server).then(() => process.exit(0)));
  }
}
