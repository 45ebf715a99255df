import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import { useProvider } from './provider';
import { getSearchClient } from './searchClient';

type EarlyWindow = Window & { __earlyAction?: 'search' };
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

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** When the dialog opens and closes, and where the focus goes then. `loadDialog` fetches its code. */
export function useSearchDialog(loadDialog: () => Promise<unknown>): SearchDialogState {
  const provider = useProvider();
  const [isOpen, setIsOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  // Focus that comes from a pointer, from closing the dialog or from returning to the window does not open it.
  const ignoresFocus = useRef(false);

  const preload = useCallback(() => {
    getSearchClient(provider);
    loadDialog().catch(() => undefined);
  }, [provider, loadDialog]);

  const open = useCallback(
    (query = '') => {
      preload();
      focusedBefore.current = document.activeElement;
      setInitialQuery(query);
      setIsOpen(true);
    },
    [preload],
  );
  const close = useCallback(() => setIsOpen(false), []);

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
    const onKeyDown = (event: KeyboardEvent) => {
      const toggles = event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (isOpen ? toggles || event.key === 'Escape' : toggles || (event.key === '/' && !isTyping(event))) {
        event.preventDefault();
        if (isOpen) close();
        else open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);

  useEffect(() => {
    const early = window as EarlyWindow;
    // A key press or focus that came before this code is answered after the first commit.
    const timer = setTimeout(() => {
      if (early.__earlyAction !== 'search' && document.activeElement !== button.current) return;
      delete early.__earlyAction;
      open();
    });
    return () => clearTimeout(timer);
  }, [open]);

  return {
    isOpen,
    initialQuery,
    close,
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
