import type { SearchIndex } from './searchIndex.ts';

/** What is worked out of an index once, when a query first needs it. */
export function perIndex<Value>(make: (index: SearchIndex) => Value): (index: SearchIndex) => Value {
  const made = new WeakMap<SearchIndex, { value: Value }>();
  return (index) => {
    const before = made.get(index) ?? { value: make(index) };
    made.set(index, before);
    return before.value;
  };
}
