import http from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { readTarget } from './target.ts';
import { uploadRecords } from './uploadRecords.ts';
import { listenLocally } from '../../preview-server/listenLocally.ts';

const servers: http.Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A minimal Algolia server: every write is a task that is done immediately. */
async function fakeAlgolia() {
  const calls: { method: string; path: string; body: unknown }[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const path = decodeURIComponent((request.url ?? '').replace(/\?.*/, ''));
      calls.push({ method: request.method ?? '', path, body: text === '' ? undefined : JSON.parse(text) });
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(
          path.includes('/task/') ? { status: 'published' } : { taskID: calls.length, objectIDs: [], updatedAt: '' },
        ),
      );
    });
  });
  servers.push(server);
  return { calls, origin: await listenLocally(server) };
}

const hierarchy = { lvl0: 'A', lvl1: 'A', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const record = (url: string) =>
  ({
    objectID: url,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy,
    language: 'en',
    docusaurus_tag: 'default',
  }) as const;

it('uploads settings, synonyms and records, and replaces all records at once', async () => {
  const { calls, origin } = await fakeAlgolia();
  await uploadRecords({ appId: 'APP', adminKey: 'key', indexName: 'mine', hosts: [origin] }, [
    record('/docs/a'),
    record('/blog/b'),
  ]);
  const paths = calls.map(({ method, path }) => `${method} ${path.replace(/_tmp_\d+/, '_tmp')}`);
  expect(paths).toContain('PUT /1/indexes/mine/settings');
  expect(paths).toContain('POST /1/indexes/mine/synonyms/batch');
  expect(paths).toContain('POST /1/indexes/mine_tmp/batch');
  const batch = calls.find(({ path }) => /_tmp_\d+\/batch$/.test(path))?.body as {
    requests: { body: { objectID: string; weight: number } }[];
  };
  expect(batch.requests.map(({ body }) => [body.objectID, body.weight])).toEqual([
    ['/docs/a', 1],
    ['/blog/b', 101],
  ]);
  const move = calls.find(({ body }) => (body as { operation?: string } | undefined)?.operation === 'move');
  expect(move?.body).toMatchObject({ destination: 'mine' });
});

it('reports missing environment variables', () => {
  expect(readTarget({ ALGOLIA_APP_ID: 'APP' })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('ALGOLIA_ADMIN_KEY'),
  });
  expect(readTarget({ ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'k' })).toMatchObject({
    ok: true,
    value: { indexName: 'zmkfirmware' },
  });
});
