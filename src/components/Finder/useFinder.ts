import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { moveFocus } from './moveFocus';
import { isEmpty, readQuery, writeQuery, type Fields, type Query } from './query';
import { useRevealTarget } from './useRevealTarget';

/** What the component `Finder` needs from its hook. */
export type Finder = Readonly<{
  frame: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  query: Query;
  /** Changes parts of the query. */
  change: (partOf: (query: Query) => Query) => void;
  clear: () => void;
  onInput: () => void;
  onKeyDown: (event: KeyPress) => void;
}>;

type KeyPress = Readonly<{ key: string; target: EventTarget | null; preventDefault: () => void }>;

type Settings = Readonly<{
  /** The id of the element with the tables. */
  listId: string;
  fields: Fields;
  /** Shows what answers a query. Called for each new one. Has to stay the same function, as `fields` has to stay the same. */
  show: (list: HTMLElement, query: Query) => void;
  /** What Enter does in the field. */
  enter: (list: HTMLElement, query: Query) => void;
}>;

/**
 * The behavior of all finders: the query is in the address, Escape clears it, arrow keys move between the field and what was
 * found, and a link to something hidden shows everything. The tables are HTML of the page.
 */
export function useFinder({ listId, fields, show, enter }: Settings): Finder {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<Query>({});
  // Several fields can change at once, as when a reader fills them in before the page comes to life.
  const latest = useRef<Query>({});

  const ask = useCallback(
    (next: Query) => {
      const list = document.getElementById(listId);
      if (!list) return;
      latest.current = next;
      setQuery(next);
      show(list, next);
      const url = new URL(location.href);
      url.search = writeQuery(next, url.search, fields);
      replaceAddress(url);
    },
    [fields, listId, show],
  );

  const clear = useCallback(() => {
    if (input.current) input.current.value = '';
    ask({});
  }, [ask]);
  useRevealTarget(listId, clear);

  // The server knows neither the address nor what was typed before the page came to life.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const asked = readQuery(location.search, fields);
    if (!field.value) field.value = asked[fields.text] ?? '';
    const first = { ...asked, ...latest.current, [fields.text]: field.value };
    if (isEmpty(first)) return;
    ask(first);
    if (!location.hash) frame.current?.scrollIntoView();
  }, [ask, fields]);

  const onKeyDown = useCallback(
    (event: KeyPress) => {
      const list = document.getElementById(listId);
      if (!list) return;
      if (event.key === 'Escape') {
        clear();
        input.current?.focus();
      } else if (event.key === 'Enter' && event.target === input.current) {
        event.preventDefault();
        enter(list, query);
      } else {
        moveFocus(event, input.current, frame.current, list);
      }
    },
    [clear, enter, listId, query],
  );

  useEffect(() => {
    const list = document.getElementById(listId);
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, [listId, onKeyDown]);

  return {
    frame,
    input,
    query,
    change: (partOf) => ask({ ...latest.current, ...partOf(latest.current) }),
    clear,
    onInput: () => ask({ ...latest.current, [fields.text]: input.current?.value ?? '' }),
    onKeyDown,
  };
}
