import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchWithRetry } from './searchWithRetry';

const question = { requests: [{ indexName: 'zmk', query: 'combo' }] };
const response = { results: [] };

beforeEach(() => {
  vi.useFakeTimers();
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(failures: number) {
  let attempts = 0;
  const search = async () => {
    attempts += 1;
    if (attempts <= failures) throw new Error('offline');
    return response;
  };
  return { client: { search }, attempts: () => attempts };
}

it('repeats a failed search until it succeeds, and reports each failure', async () => {
  const { client } = setUp(2);
  const onFailure = vi.fn();
  const result = searchWithRetry(client, question, () => true, onFailure);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await result).toBe(response);
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('retries right away when the browser is online again', async () => {
  const { client } = setUp(1);
  const result = searchWithRetry(client, question, () => true, vi.fn());
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event('online'));
  expect(await result).toBe(response);
});

it('stops when the query has changed', async () => {
  const { client, attempts } = setUp(9);
  let isCurrent = true;
  const onFailure = vi.fn();
  const result = searchWithRetry(client, question, () => isCurrent, onFailure);
  await vi.advanceTimersByTimeAsync(10);
  isCurrent = false;
  await vi.advanceTimersByTimeAsync(4000);
  expect(await result).toBeUndefined();
  expect([attempts(), onFailure.mock.calls.length]).toEqual([1, 1]);
});
