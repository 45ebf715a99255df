import type http from 'node:http';

type ListenResult = Readonly<{ ok: true; port: number }> | Readonly<{ ok: false; reason: string }>;

/** How many ports to try after the first. */
const attempts = 50;

const tryPort = (server: http.Server, port: number, host: string) =>
  new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });

/** Listens on `wanted`, or on the next free port. Calls `onTaken` for each port that's in use. */
export async function listen(
  server: http.Server,
  wanted: number,
  host: string,
  onTaken: (port: number) => void,
): Promise<ListenResult> {
  const last = Math.min(65535, wanted + attempts);
  for (let port = wanted; port <= last; port += 1) {
    const error = await tryPort(server, port, host);
    if (!error) return { ok: true, port };
    if (error.code === 'EACCES') {
      // On Windows, this can also be a port above 1023 that another program has reserved.
      return { ok: false, reason: `Port ${port} is reserved by the system. Set PORT to another one above 1023.` };
    }
    if (error.code !== 'EADDRINUSE') return { ok: false, reason: `Can't listen on port ${port}: ${error.message}.` };
    onTaken(port);
  }
  return { ok: false, reason: `Ports ${wanted} to ${last} are all in use. Set PORT to a free one.` };
}
