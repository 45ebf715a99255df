import { attributes, storageKeys } from '../contract';
import { remember, stored } from './stored';

const key = storageKeys.colorMode;
const darkSystem = '(prefers-color-scheme: dark)';
const page = document.documentElement;

const show = (theme: string) => page.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');

/** Before the first paint. `asked` is the mode that the address asks for. */
export const showColorMode = (asked: string | null): void =>
  show(asked ?? stored(key) ?? (matchMedia(darkSystem).matches ? 'dark' : 'light'));

/** Follows the reader, the system as long as the reader hasn't chosen, and the choice made in other tabs. */
export function startColorMode(): void {
  const follow = () => showColorMode(null);
  matchMedia(darkSystem).onchange = follow;
  addEventListener('storage', (event) => event.key === key && follow());
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(`[${attributes.colorMode}]`)) return;
    const theme = page.getAttribute('data-theme') === 'dark' ? 'light' : 'dark';
    show(theme);
    remember(key, theme);
  });
}
