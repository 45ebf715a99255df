import { beforeEach, expect, it, vi } from 'vitest';
import { createStoredSearches, type StoredHit } from './storedSearches';

const hierarchy = { lvl0: 'Docs', lvl1: 'Page', lvl2: 'Part', lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const hit = (name: string, type: StoredHit['type'] = 'lvl2'): StoredHit => ({
  objectID: name,
  url: `/docs#${name}`,
  type,
  hierarchy,
});
const idsOf = (hits: readonly StoredHit[]) => hits.map(({ objectID }) => objectID);

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});

it('keeps seven recent searches, latest first, without duplicates', () => {
  const stored = createStoredSearches('zmk');
  for (const name of 'abcdefgh') stored.remember(hit(name));
  stored.remember(hit('d'));
  expect(idsOf(stored.recent())).toEqual([...'dhgfecb']);
});

it('keeps four recent searches if there are favorites, and ten favorites', () => {
  const stored = createStoredSearches('zmk');
  for (const name of 'abcdefghijkl') stored.addFavorite(hit(name));
  for (const name of 'uvwxyz') stored.remember(hit(name));
  expect(idsOf(stored.recent())).toEqual([...'zyxw']);
  expect(stored.favorites()).toHaveLength(10);
});

it('does not list a favorite as a recent search', () => {
  const stored = createStoredSearches('zmk');
  stored.remember(hit('a'));
  stored.addFavorite(hit('a'));
  stored.remember(hit('a'));
  expect([stored.recent(), idsOf(stored.favorites())]).toEqual([[], ['a']]);
  stored.removeFavorite(hit('a'));
  expect(stored.favorites()).toEqual([]);
});

it('stores a hit in a text as a hit for its section', () => {
  const stored = createStoredSearches('zmk');
  stored.remember(hit('a', 'content'));
  expect(stored.recent()).toEqual([{ objectID: '/docs#a', url: '/docs#a', hierarchy, type: 'lvl2', content: null }]);
});

it('reads what DocSearch stored, and ignores anything else', () => {
  storage.set('__DOCSEARCH_RECENT_SEARCHES__zmk', JSON.stringify([hit('a'), null, { url: '/x' }]));
  storage.set('__DOCSEARCH_FAVORITE_SEARCHES__zmk', '{');
  const stored = createStoredSearches('zmk');
  expect([idsOf(stored.recent()), stored.favorites()]).toEqual([['a'], []]);
});

it('throws no error if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  const stored = createStoredSearches('zmk');
  expect(() => stored.remember(hit('a'))).not.toThrow();
  expect(stored.recent()).toEqual([]);
});
