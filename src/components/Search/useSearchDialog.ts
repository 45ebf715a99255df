import { useCallback, useEffect, useRef, type ComponentProps } from 'react';
import { typeAhead } from '@site/runtime/inline/searchKeys';
import { closeDialog, setDialog, takeEarlySearch, useDialogState } from './dialogState';
import { useProvider } from './provider';
import { getSearchClient } from './searchClient';
import { useDialogKeys } from './useDialogKeys';

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

/** When the dialog opens and closes, and where the focus goes then. `loadDialog` fetches its code. */
export function useSearchDialog(loadDialog: () => Promise<unknown>): SearchDialogState {
  const provider = useProvider();
  const state = useDialogState();
  const { isOpen, words } = state;
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
  useDialogKeys(state, open);

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
        const typed = typeAhead('', event);
        // Space presses the button; the slash opens the dialog from anywhere.
        if (!typed || typed === ' ' || typed === '/') return;
        event.preventDefault();
        open(typed);
      },
    },
  };
}
