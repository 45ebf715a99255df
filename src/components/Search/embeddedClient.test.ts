import { expect, test } from 'vitest';
import { createEmbeddedClient } from './embeddedClient';
import type { FromWorker, ToWorker } from './protocol';

const files = { outlineUrl: '/outline.bin', textsUrl: '/texts.bin' };
const load: ToWorker = { kind: 'load', ...files };
const requests = [{ indexName: 'zmkfirmware', query: 'combo' }];
const response = { results: [] };

/** Stands in for the worker: keeps what it is sent, and sends what the test says. */
class FakeWorker {
  readonly sent: ToWorker[] = [];
  isTerminated = false;
  onmessage: (event: { data: FromWorker }) => void = () => undefined;
  onerror: () => void = () => undefined;
  postMessage = (message: ToWorker) => void this.sent.push(message);
  terminate = () => void (this.isTerminated = true);
}

function setUp() {
  const workers: FakeWorker[] = [];
  const client = createEmbeddedClient(files, () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { client, workers };
}

test('the index is loaded before anything is searched for', () => {
  expect(setUp().workers[0]!.sent).toEqual([load]);
});

test('answers reach those who asked, in whichever order they come', async () => {
  const { client, workers } = setUp();
  const [first, second] = [client.search({ requests }), client.search({ requests })];
  const other = { results: [] };
  workers[0]!.onmessage({ data: { kind: 'answer', id: 2, response: other } });
  workers[0]!.onmessage({ data: { kind: 'answer', id: 1, response } });
  expect(await first).toBe(response);
  expect(await second).toBe(other);
});

test('a failure says why, under the name that DocSearch looks for', async () => {
  const { client, workers } = setUp();
  const search = client.search({ requests });
  workers[0]!.onmessage({ data: { kind: 'failure', id: 1, reason: 'offline' } });
  await expect(search).rejects.toMatchObject({ name: 'RetryError', message: 'offline' });
});

test('after a worker that did not start, the next search starts another, which loads the index', async () => {
  const { client, workers } = setUp();
  const lost = client.search({ requests });
  workers[0]!.onerror();
  await expect(lost).rejects.toThrow('did not start');
  expect(workers[0]!.isTerminated).toBe(true);
  const search = client.search({ requests });
  expect(workers[1]!.sent).toEqual([load, { kind: 'search', id: 2, requests }]);
  workers[1]!.onmessage({ data: { kind: 'answer', id: 2, response } });
  expect(await search).toBe(response);
});

test('listeners hear that the full text is there, until they stop', () => {
  const { client, workers } = setUp();
  let heard = 0;
  const stop = client.onComplete(() => heard++);
  workers[0]!.onmessage({ data: { kind: 'complete' } });
  stop();
  workers[0]!.onmessage({ data: { kind: 'complete' } });
  expect(heard).toBe(1);
});
