import { useSyncExternalStore } from 'react';
import type { EarlyWindow } from '@site/runtime/inline/early';

/** Whether the dialog is open, and with which words it starts. */
export type DialogState = Readonly<{ isOpen: boolean; words: string }>;

const closed: DialogState = { isOpen: false, words: '' };

// Not in a component: the navbar is drawn anew with every kind of page, and what was asked for before stays asked for.
let state = closed;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setDialog(next: DialogState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const closeDialog = (): void => setDialog(closed);

export const useDialogState = (): DialogState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  );

/** The words that were typed for the search before React ran, if it was asked for; from now on its keys are React's. */
export function takeEarlySearch(): string | undefined {
  const { early } = window as EarlyWindow;
  early?.stopKeys();
  const words = early?.search;
  if (early) delete early.search;
  return words;
}
