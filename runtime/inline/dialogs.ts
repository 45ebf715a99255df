/** What every native dialog of the frame shares: the browser does focus, Escape and the inert background. */
import { pageChanged } from '../contract';

export const dialogById = (id: string): HTMLDialogElement | null =>
  document.getElementById(id) as HTMLDialogElement | null;

const closeAll = () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
};

/** A press beside an open dialog, on a link in it or on its close button closes it, and so does a change of page. */
export function startDialogs(): void {
  document.addEventListener('click', ({ target }) => {
    const dialog = (target as Element).closest<HTMLDialogElement>('dialog[open]');
    // The backdrop is part of the dialog; what's inside is in an element of its own.
    if (target === dialog || (target as Element).closest('a[href], [data-close]')) dialog?.close();
  });
  addEventListener('popstate', closeAll);
  document.addEventListener(pageChanged, closeAll);
}
