/** The menu on phones. It shows copies of the links in the navigation bar and the sidebar. */
import { attributes, menuDialogId, wideScreen } from '../contract';
import { dialogById } from './dialogs';
import { whenParsed } from './whenParsed';

const { menuBack, menuOpen, menuPanel, pageMenu } = attributes;

function fill(panel: Element | null, sources: readonly Element[]): void {
  panel?.replaceChildren(
    ...sources.map((source) => {
      const copy = source.cloneNode(true) as Element;
      // The class would make the copy look like the sidebar.
      if (copy.tagName === 'NAV') copy.removeAttribute('class');
      return copy;
    }),
  );
}

function fillPanels(dialog: HTMLDialogElement): void {
  const panel = (name: string) => dialog.querySelector(`[${menuPanel}=${name}]`);
  const sidebar = document.querySelector(`[${pageMenu}] nav`);
  const links = `.navbar__items > .navbar__item, .navbar__items > [${attributes.colorMode}]`;
  fill(panel('main'), [...document.querySelectorAll(links)]);
  fill(panel('page'), sidebar ? [sidebar] : []);
  dialog.setAttribute(menuPanel, sidebar ? 'page' : 'main');
  panel('page')?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' });
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  fillPanels(dialog);
  // The sidebar's HTML may not have arrived yet.
  if (document.readyState === 'loading') whenParsed(() => fillPanels(dialog));
}

export function startMenu(): void {
  document.addEventListener('click', ({ target }) => {
    const dialog = dialogById(menuDialogId);
    if (!dialog) return;
    if ((target as Element).closest(`[${menuOpen}]`)) open(dialog);
    if ((target as Element).closest(`[${menuBack}]`)) dialog.setAttribute(menuPanel, 'main');
  });
  matchMedia(wideScreen).onchange = () => dialogById(menuDialogId)?.close();
}
