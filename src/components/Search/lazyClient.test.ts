import { expect, test, vi } from 'vitest';
import type { SearchClient } from '#core/search';
import { createLazyClient } from './lazyClient';

const answer = { results: [] };
const client: SearchClient = { search: () => Promise.resolve(answer) };
const params = { requests: [] };

test('the code is loaded ahead of the first search, and once', async () => {
  const load = vi.fn(() => Promise.resolve(client));
  const lazy = createLazyClient(load);
  expect(load).toHaveBeenCalledOnce();
  expect(await lazy.search(params)).toBe(answer);
  expect(await lazy.search(params)).toBe(answer);
  expect(load).toHaveBeenCalledOnce();
});

test('a search after a failed load loads again', async () => {
  const load = vi.fn(() => Promise.resolve(client)).mockRejectedValueOnce(new Error('offline'));
  const lazy = createLazyClient(load);
  await expect(lazy.search(params)).rejects.toThrow('offline');
  expect(await lazy.search(params)).toBe(answer);
});
