import { useState, useSyncExternalStore } from 'react';
import { loadSaved, type Saved } from './storage';

/** Other tabs have texts of their own: what they keep later does not come in here. */
const neverChanges = () => () => {};

function readOnce(): () => Saved | null {
  let saved: Saved | null | undefined;
  return () => (saved === undefined ? (saved = loadSaved()) : saved);
}

/** What was kept at the last visit, and how to read it at once: the server has drawn the page without it. */
export function useKept(): readonly [kept: Saved | null, read: () => Saved | null] {
  const [read] = useState(readOnce);
  return [useSyncExternalStore(neverChanges, read, () => null), read];
}
