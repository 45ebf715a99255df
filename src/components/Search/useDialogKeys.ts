import { useEffect } from 'react';
import { isTyping, opensSearch, togglesSearch, typeAhead } from '@site/runtime/inline/searchKeys';
import { closeDialog, setDialog, type DialogState } from './dialogState';

/** The dialog's code comes with the first use; until then it is open, but not there to be typed into. */
const dialogField = () => document.querySelector<HTMLInputElement>('.DocSearch-Input');

function whenOpen(event: KeyboardEvent, words: string): void {
  const field = dialogField();
  if (event.key === 'Escape' || togglesSearch(event)) {
    event.preventDefault();
    closeDialog();
  } else if (field && document.activeElement === document.body) {
    // Drawn, but not given the focus yet: the key goes where the focus is when it has been handled.
    field.focus();
  } else if (!field && !isTyping(event)) {
    const typed = typeAhead(words, event);
    if (typed === undefined || typed === words) return;
    event.preventDefault();
    setDialog({ isOpen: true, words: typed });
  }
}

/** Keys of the whole page: they open the dialog, close it, and are kept for it while it is on its way. */
export function useDialogKeys({ isOpen, words }: DialogState, open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isOpen) {
        whenOpen(event, words);
      } else if (opensSearch(event) && !event.defaultPrevented) {
        event.preventDefault();
        open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, words, open]);
}
