import http from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createHostedClient } from './hostedClient';
import { listenLocally } from '../../preview-server/listenLocally.ts';

const servers: http.Server[] = [];
afterEach(() => {
  servers.splice(0).forEach((server) => server.close());
  vi.restoreAllMocks();
});

type Call = Readonly<{ method: string; url: URL; body: { requests: { query: string }[] } }>;
type Reply = Readonly<{ status?: number; delayMs?: number }>;

/** Starts a host that implements the provider's protocol. */
async function host({ status = 200, delayMs = 0 }: Reply = {}) {
  const calls: Call[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const body = JSON.parse(text) as Call['body'];
      calls.push({ method: request.method ?? '', url: new URL(request.url ?? '', 'http://host'), body });
      const results = body.requests.map(({ query }) => ({ query, hits: [], nbHits: 0, queryID: 'id' }));
      const reply = status === 200 ? { results } : { message: 'Invalid key', status };
      setTimeout(
        () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply)),
        delayMs,
      );
    });
  });
  servers.push(server);
  return { calls, origin: await listenLocally(server) };
}

/** Returns an origin where nothing listens. */
async function unreachableOrigin(): Promise<string> {
  const { origin } = await host();
  const server = servers.pop();
  await new Promise((resolve) => server?.close(resolve));
  return origin;
}

const client = (...hosts: readonly string[]) => createHostedClient({ appId: 'APP', apiKey: 'key', hosts });
const searchFor = (query: string) => ({ requests: [{ indexName: 'zmkfirmware', query, hitsPerPage: 20 }] });

it('posts the requests to the multi-query path, with the credentials as query parameters', async () => {
  const { calls, origin } = await host();
  const { results } = await client(origin).search(searchFor('layers'));
  expect(results[0]).toMatchObject({ query: 'layers', queryID: 'id' });
  const [call] = calls;
  expect(call?.method).toBe('POST');
  expect(decodeURIComponent(call?.url.pathname ?? '')).toBe('/1/indexes/*/queries');
  expect(call?.url.searchParams.get('x-algolia-application-id')).toBe('APP');
  expect(call?.url.searchParams.get('x-algolia-api-key')).toBe('key');
  expect(call?.body.requests[0]).toMatchObject({ indexName: 'zmkfirmware', query: 'layers', hitsPerPage: 20 });
});

it('tries the next host if one is unreachable', async () => {
  const alive = await host();
  await client(await unreachableOrigin(), alive.origin).search(searchFor('one'));
  expect(alive.calls).toHaveLength(1);
});

it('asks a failed host again only after two minutes', async () => {
  const failing = await host({ status: 500 });
  const alive = await host();
  const both = client(failing.origin, alive.origin);
  await both.search(searchFor('one'));
  await both.search(searchFor('two'));
  expect([failing.calls.length, alive.calls.length]).toEqual([1, 2]);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 119_000);
  await both.search(searchFor('three'));
  expect(failing.calls).toHaveLength(1);
  clock.mockReturnValue(now + 121_000);
  await both.search(searchFor('four'));
  expect(failing.calls).toHaveLength(2);
  clock.mockRestore();
});

it('tries the next host if one doesn’t respond within a second', async () => {
  const slow = await host({ delayMs: 4000 });
  const quick = await host();
  const started = Date.now();
  await client(slow.origin, quick.origin).search(searchFor('layers'));
  expect(quick.calls).toHaveLength(1);
  expect(Date.now() - started).toBeGreaterThan(900);
  expect(Date.now() - started).toBeLessThan(4000);
});

it('fails with a RetryError if no host is reachable', async () => {
  await expect(
    client(await unreachableOrigin(), await unreachableOrigin()).search(searchFor('layers')),
  ).rejects.toMatchObject({
    name: 'RetryError',
  });
});

it('rejects with the status of an error that the provider reports', async () => {
  const { origin } = await host({ status: 403 });
  await expect(client(origin).search(searchFor('layers'))).rejects.toMatchObject({ status: 403 });
});

it('throws without an application id or a key', () => {
  expect(() => createHostedClient({ appId: '', apiKey: 'key', hosts: [] })).toThrow('appId');
  expect(() => createHostedClient({ appId: 'APP', apiKey: '', hosts: [] })).toThrow('apiKey');
});
