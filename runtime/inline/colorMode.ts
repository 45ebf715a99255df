/** Keeps the color mode right until React does. */
import { remember, stored } from './stored';

const key = 'theme';
const darkSystem = '(prefers-color-scheme: dark)';
const page = document.documentElement;

const show = (theme: string) => page.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');

/** Before the first paint. `asked` is the mode that the address asks for. */
export const showColorMode = (asked: string | null): void =>
  show(asked ?? stored(key) ?? (matchMedia(darkSystem).matches ? 'dark' : 'light'));

export function toggleColorMode(): void {
  const theme = page.getAttribute('data-theme') === 'dark' ? 'light' : 'dark';
  show(theme);
  remember(key, theme);
}

/** Follows the system, unless the reader has chosen, and the choice made in other tabs. Returns how to stop. */
export function followColorMode(): () => void {
  let isStopped = false;
  const follow = () => isStopped || showColorMode(null);
  matchMedia(darkSystem).onchange = follow;
  addEventListener('storage', (event) => event.key === key && follow());
  return () => void (isStopped = true);
}
