import { useState, useSyncExternalStore } from 'react';
import type { Desk } from './desk';
import { loadSaved } from './storage';

/** Other tabs have texts of their own: what they keep later does not come in here. */
const neverChanges = () => () => {};

function readOnce(): () => Desk | null {
  let saved: Desk | null | undefined;
  return () => (saved === undefined ? (saved = loadSaved()) : saved);
}

/** What was kept at the last visit, and how to read it at once: the server has drawn the page without it. */
export function useKept(): readonly [kept: Desk | null, read: () => Desk | null] {
  const [read] = useState(readOnce);
  return [useSyncExternalStore(neverChanges, read, () => null), read];
}
