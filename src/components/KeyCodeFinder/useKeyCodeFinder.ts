import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { copyText } from '@site/runtime/inline/copyText';
import { replaceAddress } from '@site/src/routing/replaceAddress';
import { captureKey } from './captureKey';
import { textQuery, type Query } from './match';
import { moveFocus } from './moveFocus';
import { rowBinding, showRows } from './rows';
import { useListEvents } from './useListEvents';

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
  replaceAddress(url);
}

/** The first rows found belong under the field, wherever in the list the reader was. */
function scrollToStart(frame: HTMLElement | null, list: HTMLElement): void {
  if (frame && list.getBoundingClientRect().top < frame.getBoundingClientRect().bottom) list.scrollIntoView();
}

/** The state of the finder. The rows are HTML of the page; it only hides and marks them. */
export function useKeyCodeFinder(listId: string): Finder {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const best = useRef<HTMLTableRowElement>(undefined);
  const [status, setStatus] = useState('');
  const [waiting, setWaiting] = useState(false);

  const copy = useCallback(async (binding: string) => {
    const isCopied = await copyText(binding);
    setStatus(isCopied ? `Copied ${binding}` : `Your browser does not let this page copy. The binding is ${binding}`);
  }, []);
  useListEvents(listId, input, copy);

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
    if (!waiting) return undefined;
    return captureKey((event) => {
      setWaiting(false);
      if (input.current) input.current.value = '';
      keepInAddress('');
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
        const binding = best.current && rowBinding(best.current);
        if (binding) void copy(binding);
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
