import type { SearchIndex } from './searchIndex.ts';

/** Wraps a function so that it runs once per index, when a query first needs its result. */
export function cachedPerIndex<Value>(compute: (index: SearchIndex) => Value): (index: SearchIndex) => Value {
  const cache = new WeakMap<SearchIndex, { value: Value }>();
  return (index) => {
    const entry = cache.get(index) ?? { value: compute(index) };
    cache.set(index, entry);
    return entry.value;
  };
}
