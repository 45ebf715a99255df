import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchPatiently } from './patientSearch';

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

it('asks again until there is an answer, and tells of each failure', async () => {
  const { client } = setUp(2);
  const onFailure = vi.fn();
  const answer = searchPatiently(client, question, () => true, onFailure);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await answer).toBe(response);
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('asks at once when the browser is online again', async () => {
  const { client } = setUp(1);
  const answer = searchPatiently(client, question, () => true, vi.fn());
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event('online'));
  expect(await answer).toBe(response);
});

it('stops when nobody wants the answer anymore', async () => {
  const { client, attempts } = setUp(9);
  let isWanted = true;
  const onFailure = vi.fn();
  const answer = searchPatiently(client, question, () => isWanted, onFailure);
  await vi.advanceTimersByTimeAsync(10);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(4000);
  expect(await answer).toBeUndefined();
  expect([attempts(), onFailure.mock.calls.length]).toEqual([1, 1]);
});
