import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { findHostLayout, hostLayouts, type HostLayout } from '#core/host-layouts';
import type { Found } from '#core/binding-finder';
import { copyText } from '@site/runtime/inline/copyText';
import { moveFocus } from '@site/src/components/Finder/moveFocus';
import { useRevealTarget } from '@site/src/components/Finder/useRevealTarget';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { captureKey } from './captureKey';
import { readHostLayout, rememberHostLayout, type ChosenLayout } from './hostLayout';
import { readList, showRows } from './rows';
import { useListEvents } from './useListEvents';

type KeyCodeFinder = Readonly<{
  frame: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  status: string;
  found: Found | undefined;
  layout: HostLayout;
  isGuess: boolean;
  chooseLayout: (id: string) => void;
  waiting: boolean;
  copy: (binding: string) => void;
  onInput: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  toggleWaiting: () => void;
}>;

/** Keeps the query in the address as `?find=`, and the layout once it was chosen as `&layout=`. */
function keepInAddress(name: 'find' | 'layout', text: string): void {
  const url = new URL(location.href);
  if (text) url.searchParams.set(name, text);
  else url.searchParams.delete(name);
  replaceAddress(url);
}

function summary({ answers, message }: Found): string {
  const [first] = answers;
  if (message) return message;
  if (!first) return 'Nothing found. Try another word, or a character, a shortcut or a QMK name.';
  return `${answers.length === 1 ? '1 answer' : `${answers.length} answers`}. Enter copies ${first.binding}`;
}

/** The state of the finder. The tables are HTML of the page; it only hides rows of them. */
export function useKeyCodeFinder(listId: string): KeyCodeFinder {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const [found, setFound] = useState<Found>();
  const [waiting, setWaiting] = useState(false);
  const [chosen, setChosen] = useState<ChosenLayout>({ layout: hostLayouts[0] as HostLayout, isGuess: false });

  const copy = useCallback(async (binding: string) => {
    const isCopied = await copyText(binding);
    setStatus(isCopied ? `Copied ${binding}` : `Your browser doesn’t let this page copy. The binding is ${binding}`);
  }, []);
  useListEvents(listId, input, copy);

  const show = useCallback(
    (result: Found | undefined, text: string, about = '') => {
      const list = document.getElementById(listId);
      if (!list) return;
      showRows(list, result && { codes: result.codes, text });
      setFound(result);
      setStatus(result ? about + summary(result) : '');
      if (result && list.getBoundingClientRect().top < 0) frame.current?.scrollIntoView();
    },
    [listId],
  );

  const search = useCallback(
    (layout: HostLayout) => {
      const text = input.current?.value ?? '';
      const list = document.getElementById(listId);
      const isEmpty = text !== ' ' && text.trim() === '';
      show(isEmpty || !list ? undefined : readList(list).find(text, layout), text);
    },
    [listId, show],
  );

  const onInput = useCallback(() => {
    search(chosen.layout);
    keepInAddress('find', input.current?.value ?? '');
  }, [chosen, search]);

  const clear = useCallback(() => {
    if (input.current) input.current.value = '';
    keepInAddress('find', '');
    show(undefined, '');
  }, [show]);
  useRevealTarget(listId, clear);

  // The server knows neither the address nor the reader's language.
  useEffect(() => {
    const read = readHostLayout();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
    setChosen(read);
    const field = input.current;
    if (!field) return;
    const asked = new URLSearchParams(location.search).get('find');
    if (asked && !field.value) {
      field.value = asked;
      if (!location.hash) frame.current?.scrollIntoView();
    }
    if (field.value) search(read.layout);
  }, [search]);

  useEffect(() => {
    if (!waiting) return undefined;
    return captureKey((event) => {
      setWaiting(false);
      clear();
      const list = document.getElementById(listId);
      const codes = list ? readList(list).codes.filter(({ press }) => press !== '' && press === event.code) : [];
      const answers = codes.map(({ names, title }) => ({ binding: `&kp ${names[0] ?? ''}`, title }));
      const typed = [...event.key].length === 1 ? `, which typed ${event.key}` : '';
      const names = codes.flatMap((code) => code.names[0] ?? []);
      show({ answers, codes: names }, '', `You pressed ${event.code || event.key}${typed}. `);
      input.current?.focus({ preventScroll: true });
    });
  }, [waiting, show, clear, listId]);

  const toggleWaiting = useCallback(() => {
    setWaiting(!waiting);
    setStatus(waiting ? '' : 'Press the key you want to look up.');
  }, [waiting]);

  const chooseLayout = useCallback(
    (id: string) => {
      const layout = findHostLayout(id);
      if (!layout) return;
      setChosen({ layout, isGuess: false });
      rememberHostLayout(id);
      keepInAddress('layout', id);
      search(layout);
    },
    [search],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const list = document.getElementById(listId);
      if (event.key === 'Enter' && event.target === input.current) {
        event.preventDefault();
        const first = found?.answers[0];
        if (first && !found.message) void copy(first.binding);
      } else if (event.key === 'Escape') {
        clear();
        input.current?.focus();
      } else if (list) {
        moveFocus(event, input.current, frame.current, list);
      }
    },
    [clear, copy, found, listId],
  );

  return {
    frame,
    input,
    status,
    found,
    ...chosen,
    chooseLayout,
    waiting,
    copy: (binding) => void copy(binding),
    onInput,
    onKeyDown,
    toggleWaiting,
  };
}
