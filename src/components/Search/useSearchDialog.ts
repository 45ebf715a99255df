import { useCallback, useEffect, useRef, type ComponentProps } from 'react';
import { isTyping, opensSearch, togglesSearch, typeAhead } from '@site/site/boot/searchKeys';
import { closeDialog, setDialog, takeEarlySearch, useDialogState } from './dialogState';
import { useProvider } from './provider';
import { getSearchClient } from './searchClient';

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'onClick' | 'onFocus' | 'onBlur' | 'onPointerDown' | 'onPointerEnter' | 'onKeyDown'
>;

type SearchDialogState = Readonly<{
  isOpen: boolean;
  initialQuery: string;
  close: () => void;
  buttonProps: ButtonProps;
}>;

/** The dialog's code comes with the first use; until then it is open, but not there to be typed into. */
const dialogField = () => document.querySelector<HTMLInputElement>('.DocSearch-Input');

/** When the dialog opens and closes, and where the focus goes then. `loadDialog` fetches its code. */
export function useSearchDialog(loadDialog: () => Promise<unknown>): SearchDialogState {
  const provider = useProvider();
  const { isOpen, words } = useDialogState();
  const button = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  // Focus that comes from a pointer, from closing the dialog or from returning to the window does not open it.
  const ignoresFocus = useRef(false);

  const preload = useCallback(() => {
    getSearchClient(provider);
    loadDialog().catch(() => undefined);
  }, [provider, loadDialog]);

  const open = useCallback(
    (typed = '') => {
      preload();
      focusedBefore.current = document.activeElement;
      setDialog({ isOpen: true, words: typed });
    },
    [preload],
  );

  useEffect(() => {
    if (!isOpen) return undefined;
    const ownButton = button.current;
    return () => {
      const before = focusedBefore.current;
      const target =
        before instanceof HTMLElement && before !== document.body && before.isConnected ? before : ownButton;
      ignoresFocus.current = true;
      target?.focus({ preventScroll: true });
      ignoresFocus.current = false;
    };
  }, [isOpen]);

  useEffect(() => {
    const whenOpen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || togglesSearch(event)) {
        event.preventDefault();
        closeDialog();
      } else if (document.activeElement === document.body && dialogField()) {
        // Drawn, but not given the focus yet: the key goes where the focus is when it has been handled.
        dialogField()?.focus();
      } else if (!dialogField() && !isTyping(event)) {
        const typed = typeAhead(words, event);
        if (typed === undefined || typed === words) return;
        event.preventDefault();
        setDialog({ isOpen, words: typed });
      }
    };
    const whenClosed = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    const onKeyDown = isOpen ? whenOpen : whenClosed;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, words, open]);

  useEffect(() => {
    window.addEventListener('popstate', closeDialog);
    return () => window.removeEventListener('popstate', closeDialog);
  }, []);

  useEffect(() => {
    const early = takeEarlySearch();
    if (early !== undefined || document.activeElement === button.current) open(early);
  }, [open]);

  return {
    isOpen,
    initialQuery: words,
    close: closeDialog,
    buttonProps: {
      ref: button,
      onClick: () => open(),
      onPointerEnter: preload,
      onPointerDown: () => {
        ignoresFocus.current = true;
        setTimeout(() => (ignoresFocus.current = false));
      },
      onFocus: () => {
        preload();
        if (!ignoresFocus.current) open();
        ignoresFocus.current = false;
      },
      // The button keeps the focus while another window has it, and gets the event again with the window.
      onBlur: () => {
        ignoresFocus.current = document.activeElement === button.current;
      },
      onKeyDown: (event) => {
        if (
          event.key.length !== 1 ||
          event.key === ' ' ||
          event.key === '/' ||
          event.ctrlKey ||
          event.metaKey ||
          event.altKey
        )
          return;
        event.preventDefault();
        open(event.key);
      },
    },
  };
}
