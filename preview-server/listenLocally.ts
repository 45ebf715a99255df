import type http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a free port that only this machine can reach. Returns its origin. */
export async function listenLocally(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
