import { useState, useSyncExternalStore } from 'react';
import type { PageState } from './history';
import { loadSaved } from './storage';

/** Subscribes to nothing: each tab has its own text, so changes that other tabs save are ignored. */
const neverChanges = () => () => {};

function readOnce(): () => PageState | null {
  let saved: PageState | null | undefined;
  return () => (saved === undefined ? (saved = loadSaved()) : saved);
}

/** The state of the last visit, which is null until React has hydrated the page, and a function that reads it right away. */
export function useSavedState(): readonly [saved: PageState | null, read: () => PageState | null] {
  const [read] = useState(readOnce);
  return [useSyncExternalStore(neverChanges, read, () => null), read];
}
