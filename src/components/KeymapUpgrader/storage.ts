import type { SourceFile } from './types';

export type Saved = Readonly<{ files: readonly SourceFile[]; active: number }>;

const key = 'keymap-upgrader';

/** Whether a reload keeps the text. */
export function canStore(): boolean {
  try {
    localStorage.getItem(key);
    return true;
  } catch {
    return false;
  }
}

/** What was on the page before a reload. Storage may be full, forbidden or hold something else. */
export function loadSaved(): Saved | null {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Saved | null;
    const isSound = saved?.files.every(({ name, text }) => typeof name === 'string' && typeof text === 'string');
    return saved && isSound && saved.files.length > 0 ? saved : null;
  } catch {
    return null;
  }
}

export function save(saved: Saved): void {
  try {
    const isEmpty = saved.files.every(({ text }) => text === '');
    if (isEmpty) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(saved));
  } catch {
    // Without storage the text lasts as long as the page.
  }
}
