import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchClient, SearchResult } from '#core/search';
import { createDialogClient, withoutSuggestions } from './dialogClient';

const result: SearchResult = {
  index: 'i',
  query: 'q',
  queryID: 'id',
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 20,
  processingTimeMS: 0,
  suggestions: [],
};
const params = { requests: [{ indexName: 'i', query: 'q' }] };
const failure = Object.assign(new Error('offline'), { name: 'RetryError' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells a failure after the dialog would have called it stalled, goes on trying, and then answers', async () => {
  let online = false;
  const client: SearchClient = {
    search: () => (online ? Promise.resolve({ results: [result] }) : Promise.reject(failure)),
  };
  const told = vi.fn((error: unknown) => {
    throw error;
  });
  const answered = vi.fn();
  void createDialogClient(client).search(params).catch(told).then(answered);
  await vi.advanceTimersByTimeAsync(299);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toHaveBeenCalledWith(failure);
  expect(answered).not.toHaveBeenCalled();
  online = true;
  await vi.advanceTimersByTimeAsync(2100);
  expect(answered).toHaveBeenCalledOnce();
});

it('lets go of a failed search when another is asked', async () => {
  const search = vi.fn(() => Promise.reject(failure));
  const client = createDialogClient({ search });
  void client.search(params).catch(() => undefined);
  void client.search(params).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(2100);
  expect(search).toHaveBeenCalledTimes(3);
});

it('lets go of a failed search when it is stopped', async () => {
  const search = vi.fn(() => Promise.reject(failure));
  const client = createDialogClient({ search });
  void client.search(params).catch(() => undefined);
  client.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(search).toHaveBeenCalledOnce();
});

it('sends suggestions as names of groups that list nothing', async () => {
  const client = createDialogClient({
    search: () => Promise.resolve({ results: [{ ...result, suggestions: ['Layers'] }] }),
  });
  const { results } = await client.search(params);
  expect(results[0]?.hits.map((hit) => hit.hierarchy.lvl0)).toEqual(['Layers']);
  expect(withoutSuggestions([...(results[0]?.hits ?? []), { objectID: '/docs/a' }])).toEqual([{ objectID: '/docs/a' }]);
});
