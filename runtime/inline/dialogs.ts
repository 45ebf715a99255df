/** Closes the menu and the search dialog. The browser takes care of focus, Escape, and the inert background. */
import { attributes, pageChangedEvent } from '../contract';

export const dialogById = (id: string): HTMLDialogElement | null =>
  document.getElementById(id) as HTMLDialogElement | null;

const closeAll = () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
};

/** Lets a click outside, on a link, or on the close button close a dialog. Navigation closes it as well. */
export function startDialogs(): void {
  document.addEventListener('click', ({ target }) => {
    const dialog = (target as Element).closest<HTMLDialogElement>('dialog[open]');
    // A click on the backdrop has the dialog itself as its target.
    if (target === dialog || (target as Element).closest(`a[href], [${attributes.dialogClose}]`)) dialog?.close();
  });
  addEventListener('popstate', closeAll);
  document.addEventListener(pageChangedEvent, closeAll);
}
