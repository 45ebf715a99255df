import type http from 'node:http';

export type Listening = Readonly<{ ok: true; port: number }> | Readonly<{ ok: false; reason: string }>;

/** How many ports after the wanted one are tried. */
const attempts = 50;

const tryPort = (server: http.Server, port: number, host: string) =>
  new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });

/** Listens on `wanted`, or on the next port that is free. Calls `onTaken` for each that isn't. */
export async function listen(
  server: http.Server,
  wanted: number,
  host: string,
  onTaken: (port: number) => void,
): Promise<Listening> {
  const last = Math.min(65535, wanted + attempts);
  for (let port = wanted; port <= last; port += 1) {
    const error = await tryPort(server, port, host);
    if (!error) return { ok: true, port };
    if (error.code === 'EACCES') {
      // On Windows, this can also be a port above 1023 in a range that another program has reserved.
      return { ok: false, reason: `The system keeps port ${port} to itself. Set PORT to another one above 1023.` };
    }
    if (error.code !== 'EADDRINUSE') return { ok: false, reason: `Port ${port} cannot be used: ${error.message}.` };
    onTaken(port);
  }
  return { ok: false, reason: `The ports ${wanted} to ${last} are all taken. Set PORT to a free one.` };
}
