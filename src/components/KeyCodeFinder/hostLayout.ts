import { findHostLayout, guessHostLayout, type HostLayout } from '#core/host-layouts';

const storageKey = 'zmk.hostLayout';

/** Where the reader's layout comes from: the address, what they chose before, or the languages of their browser. */
export type ChosenLayout = Readonly<{ layout: HostLayout; isGuess: boolean }>;

export function readHostLayout(): ChosenLayout {
  const asked = findHostLayout(new URLSearchParams(location.search).get('layout') ?? stored());
  return asked ? { layout: asked, isGuess: false } : { layout: guessHostLayout(navigator.languages), isGuess: true };
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
    // Without storage the choice lasts as long as the page, and in its address.
  }
}
