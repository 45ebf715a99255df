import { findHostLayout, guessHostLayout, type HostLayout } from '#core/host-layouts';

const storageKey = 'zmk.hostLayout';

export type ChosenLayout = Readonly<{ layout: HostLayout; isGuess: boolean }>;

/** The layout from the URL or the last visit, or else a guess from the browser's languages. */
export function readHostLayout(): ChosenLayout {
  const chosen = findHostLayout(new URLSearchParams(location.search).get('layout') ?? stored());
  return chosen ? { layout: chosen, isGuess: false } : { layout: guessHostLayout(navigator.languages), isGuess: true };
}

function stored(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

export function rememberHostLayout(id: string): void {
  try {
    localStorage.setItem(storageKey, id);
  } catch {
    // Without storage, the choice is only in the URL.
  }
}
