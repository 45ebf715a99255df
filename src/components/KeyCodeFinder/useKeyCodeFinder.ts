import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { captureKey } from './captureKey';
import { textQuery, type Query } from './match';
import { bindingOf, rowBinding, showRows } from './rows';

/** Where the words looked for stand in the address: `?find=volume`. */
const parameter = 'find';

type Finder = Readonly<{
  frame: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  status: string;
  waiting: boolean;
  onInput: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  toggleWaiting: () => void;
}>;

function keepInAddress(text: string): void {
  const url = new URL(location.href);
  if (text) url.searchParams.set(parameter, text);
  else url.searchParams.delete(parameter);
  // An address that is rewritten too often makes Safari throw; it is only a convenience.
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // The next letter tries again.
  }
}

/** The first rows found belong under the field, wherever in the list the reader was. */
function scrollToStart(frame: HTMLElement | null, list: HTMLElement): void {
  if (frame && list.getBoundingClientRect().top < frame.getBoundingClientRect().bottom) list.scrollIntoView();
}

type KeyPress = Readonly<{ key: string; target: EventTarget | null; preventDefault: () => void }>;

/** Moves the focus between the field and the names that are shown, in the direction of an arrow key. */
function moveFocus(event: KeyPress, field: HTMLElement | null, list: HTMLElement): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const names = [...list.querySelectorAll<HTMLElement>('th a')].filter((name) => !name.closest('[hidden]'));
  const stops: readonly (EventTarget | null)[] = [field, ...names];
  const at = stops.indexOf(event.target);
  const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** The state of the finder. The rows are HTML of the page; it only hides and marks them. */
export function useKeyCodeFinder(listId: string): Finder {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const best = useRef<HTMLTableRowElement>(undefined);
  const [status, setStatus] = useState('');
  const [waiting, setWaiting] = useState(false);

  const copy = useCallback(async (binding: string | undefined) => {
    if (!binding) return;
    try {
      await navigator.clipboard.writeText(binding);
      setStatus(`Copied ${binding}`);
    } catch {
      setStatus(`Your browser does not let this page copy. The binding is ${binding}`);
    }
  }, []);

  const show = useCallback(
    (query: Query, about = '') => {
      const list = document.getElementById(listId);
      if (!list) return;
      if (query.kind !== 'all') scrollToStart(frame.current, list);
      const found = showRows(list, query);
      best.current = found.best;
      const binding = found.best && rowBinding(found.best);
      if (query.kind === 'all') setStatus('');
      else if (!binding) setStatus(`${about}No key code found.`);
      else setStatus(`${about}${found.count} found. Enter copies ${binding}`);
    },
    [listId],
  );

  const onInput = useCallback(() => {
    const text = input.current?.value ?? '';
    show(textQuery(text));
    keepInAddress(text);
  }, [show]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const asked = new URLSearchParams(location.search).get(parameter);
    if (asked && !field.value) {
      field.value = asked;
      if (!location.hash) frame.current?.scrollIntoView();
    }
    if (field.value) show(textQuery(field.value));
  }, [show]);

  useEffect(() => {
    const list = document.getElementById(listId);
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      const target = (event.target as Element).closest<HTMLElement>(
        'tbody th a, tbody th code, td:not(:first-child) code',
      );
      if (!target || (target.tagName === 'CODE' && target.closest('a'))) return;
      event.preventDefault();
      if (target instanceof HTMLAnchorElement) history.replaceState(history.state, '', target.hash);
      void copy(bindingOf(target.textContent));
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) =>
      moveFocus(event, input.current, event.currentTarget as HTMLElement);
    list?.addEventListener('click', onClick);
    list?.addEventListener('keydown', onKeyDown);
    return () => {
      list?.removeEventListener('click', onClick);
      list?.removeEventListener('keydown', onKeyDown);
    };
  }, [copy, listId]);

  useEffect(() => {
    if (!waiting) return undefined;
    return captureKey((event) => {
      setWaiting(false);
      if (input.current) input.current.value = '';
      const typed = [...event.key].length === 1 ? `, which typed ${event.key}` : '';
      show({ kind: 'press', code: event.code, key: event.key }, `You pressed ${event.code || event.key}${typed}. `);
      input.current?.focus({ preventScroll: true });
    });
  }, [waiting, show]);

  const toggleWaiting = useCallback(() => {
    setWaiting(!waiting);
    setStatus(waiting ? '' : 'Press the key you look for.');
  }, [waiting]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const list = document.getElementById(listId);
      if (event.key === 'Enter') {
        event.preventDefault();
        if (best.current) void copy(rowBinding(best.current));
      } else if (event.key === 'Escape' && input.current) {
        input.current.value = '';
        onInput();
      } else if (list) {
        moveFocus(event, input.current, list);
      }
    },
    [copy, listId, onInput],
  );

  return { frame, input, status, waiting, onInput, onKeyDown, toggleWaiting };
}
