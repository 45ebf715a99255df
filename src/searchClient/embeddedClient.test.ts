import { expect, test } from 'vitest';
import { createEmbeddedClient } from './embeddedClient';
import type { FromWorker, ToWorker } from './protocol';

const files = { workerUrl: '/worker.js', outlineUrl: '/outline.json', textsUrl: '/texts.json' };
const outline = new ArrayBuffer(1);
const load: ToWorker = { kind: 'load', outline, textsUrl: '/texts.json' };
const question = { requests: [{ indexName: 'zmkfirmware', query: 'combo' }] };
const response = { results: [] };

/** Stands in for the worker: records messages, and lets the test reply. */
class FakeWorker {
  readonly sent: ToWorker[] = [];
  isTerminated = false;
  onmessage: (event: { data: FromWorker }) => void = () => undefined;
  onerror: () => void = () => undefined;
  postMessage = (message: ToWorker) => void this.sent.push(message);
  terminate = () => void (this.isTerminated = true);
}

/** `loads` has a boolean for each attempt to load the outline: whether it succeeds. */
function setUp(...loads: readonly boolean[]) {
  const workers: FakeWorker[] = [];
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  let attempt = 0;
  const fetchOutline = async () => {
    attempt += 1;
    if (loads[attempt - 1] === false) throw new Error('offline');
    return outline;
  };
  return { client: createEmbeddedClient(files, start, fetchOutline), workers };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('loads the worker and the outline before the first search', async () => {
  const { workers } = setUp();
  expect(workers).toHaveLength(1);
  await settled();
  expect(workers[0]!.sent).toEqual([load]);
});

test('passes each reply to the search it answers, in any order', async () => {
  const { client, workers } = setUp();
  const [first, second] = [client.search(question), client.search(question)];
  await settled();
  const other = { results: [] };
  workers[0]!.onmessage({ data: { kind: 'answer', id: 2, response: other } });
  workers[0]!.onmessage({ data: { kind: 'answer', id: 1, response } });
  expect(await first).toBe(response);
  expect(await second).toBe(other);
});

test('rejects a failed search with the reason', async () => {
  const { client, workers } = setUp();
  const search = client.search(question);
  await settled();
  workers[0]!.onmessage({ data: { kind: 'failure', id: 1, reason: 'offline' } });
  await expect(search).rejects.toMatchObject({ name: 'RetryError', message: 'offline' });
});

test('if the outline cannot be loaded, the next search loads it again', async () => {
  const { client, workers } = setUp(false, true);
  await expect(client.search(question)).rejects.toMatchObject({ name: 'RetryError' });
  expect(workers[0]!.isTerminated).toBe(true);
  const search = client.search(question);
  await settled();
  workers[1]!.onmessage({ data: { kind: 'answer', id: 1, response } });
  expect(await search).toBe(response);
});

test('if the worker cannot be loaded, and its error comes before the outline, the next search starts another one', async () => {
  const { client, workers } = setUp();
  workers[0]!.onerror();
  await expect(client.search(question)).rejects.toMatchObject({ name: 'RetryError' });
  expect(workers[0]!.isTerminated).toBe(true);
  const search = client.search(question);
  await settled();
  workers[1]!.onmessage({ data: { kind: 'answer', id: 1, response } });
  expect(await search).toBe(response);
});

test('if the browser refuses to create a worker, the next search tries again', async () => {
  let refusals = 0;
  const refuse = () => {
    refusals += 1;
    throw new DOMException('blocked', 'SecurityError');
  };
  const client = createEmbeddedClient(files, refuse, async () => outline);
  await expect(client.search(question)).rejects.toMatchObject({ name: 'RetryError' });
  await expect(client.search(question)).rejects.toMatchObject({ name: 'RetryError' });
  expect(refusals).toBeGreaterThan(1);
});

test('if the worker fails later, the next search starts another one', async () => {
  const { client, workers } = setUp();
  const lost = client.search(question);
  await settled();
  workers[0]!.onerror();
  await expect(lost).rejects.toThrow('failed');
  expect(workers[0]!.isTerminated).toBe(true);
  const search = client.search(question);
  await settled();
  expect(workers[1]!.sent).toEqual([load, { kind: 'search', id: 2, question }]);
  workers[1]!.onmessage({ data: { kind: 'answer', id: 2, response } });
  expect(await search).toBe(response);
});
