/** Keeps the color mode right until React does: the framework's own script has set it before the first paint. */
import { afterFrame } from './afterFrame';
import { remember, stored } from './stored';

const key = 'theme';
const page = document.documentElement;

const show = (theme: string) => page.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');

export function toggleColorMode(): void {
  const theme = page.getAttribute('data-theme') === 'dark' ? 'light' : 'dark';
  show(theme);
  remember(key, theme);
}

/** Follows the system, unless the reader has chosen, and the choice made in other tabs. Returns how to stop. */
export function followColorMode(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Not earlier: listening for changes opens the storage, which takes a phone several milliseconds.
  afterFrame(() => {
    if (signal.aborted) return;
    const darkSystem = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => show(stored(key) ?? (darkSystem.matches ? 'dark' : 'light'));
    darkSystem.addEventListener('change', follow, { signal });
    addEventListener('storage', (event) => event.key === key && follow(), { signal });
  });
  return () => stop.abort();
}
