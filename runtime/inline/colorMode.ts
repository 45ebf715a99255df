import { attributes, storageKeys } from '../contract';
import { remember, stored } from './stored';

const key = storageKeys.colorMode;
const darkSystem = '(prefers-color-scheme: dark)';
const page = document.documentElement;

const show = (theme: string) => page.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');

/** Shows the mode that the reader has chosen, or else the system's. First called before the first paint. */
export const showColorMode = (): void => show(stored(key) ?? (matchMedia(darkSystem).matches ? 'dark' : 'light'));

/** The button switches the mode. So does a choice in another tab, or a change of the system if the reader hasn't chosen a mode. */
export function startColorMode(): void {
  matchMedia(darkSystem).onchange = showColorMode;
  addEventListener('storage', (event) => event.key === key && showColorMode());
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(`[${attributes.colorMode}]`)) return;
    const theme = page.getAttribute('data-theme') === 'dark' ? 'light' : 'dark';
    show(theme);
    remember(key, theme);
  });
}
