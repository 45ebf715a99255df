import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { confFor, type Conf } from '#core/option-finder';
import { moveFocus } from '@site/src/components/Finder/moveFocus';
import { useRevealTarget } from '@site/src/components/Finder/useRevealTarget';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { isEmpty, readOptions, showRows, type OptionQuery } from './rows';

type OptionFinder = Readonly<{
  frame: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  filter: OptionQuery;
  status: string;
  chosen: readonly string[];
  conf: Conf;
  change: (part: Partial<OptionQuery>) => void;
  untickAll: () => void;
  onInput: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}>;

const names = ['find', 'topic', 'value'] as const;
const none: OptionQuery = { find: '', topic: '', value: '' };
const noOptions: ReturnType<typeof readOptions> = new Map();

function readQuery(search: string): OptionQuery {
  const query = new URLSearchParams(search);
  return { find: query.get('find') ?? '', topic: query.get('topic') ?? '', value: query.get('value') ?? '' };
}

function keepInAddress(query: OptionQuery): void {
  const url = new URL(location.href);
  for (const name of names) {
    if (query[name]) url.searchParams.set(name, query[name]);
    else url.searchParams.delete(name);
  }
  replaceAddress(url);
}

const ticksIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
const symbolOf = (tick: Element) => tick.closest<HTMLElement>('[data-symbol]')?.dataset.symbol ?? '';

/** The state of the finder. The tables are HTML of the page; it hides rows of them and watches their checkboxes. */
export function useOptionFinder(listId: string): OptionFinder {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState(none);
  const [count, setCount] = useState<number>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [options, setOptions] = useState(noOptions);

  const show = useCallback(
    (query: OptionQuery) => {
      const list = document.getElementById(listId);
      if (!list) return;
      const found = showRows(list, query);
      setFilter(query);
      setCount(isEmpty(query) ? undefined : found);
      keepInAddress(query);
    },
    [listId],
  );

  const clear = useCallback(() => {
    if (input.current) input.current.value = '';
    show(none);
  }, [show]);
  useRevealTarget(listId, clear);

  // The server knows neither the address nor what was ticked before the page came to life.
  useEffect(() => {
    const list = document.getElementById(listId);
    const field = input.current;
    if (!list || !field) return undefined;
    const readTicks = () => setChosen(ticksIn(list).flatMap((tick) => (tick.checked ? symbolOf(tick) : [])));
    const asked = readQuery(location.search);
    if (!field.value) field.value = asked.find;
    const query = { ...asked, find: field.value };
    setOptions(readOptions(list));
    readTicks();
    if (!isEmpty(query)) {
      show(query);
      if (!location.hash) frame.current?.scrollIntoView();
    }
    list.addEventListener('change', readTicks);
    return () => list.removeEventListener('change', readTicks);
  }, [listId, show]);

  const conf = useMemo(() => confFor(chosen, options), [chosen, options]);
  return {
    frame,
    input,
    filter,
    chosen,
    conf,
    status:
      count === undefined
        ? 'Tick options to collect them in a .conf file.'
        : count === 0
          ? 'Nothing found. Try fewer words, or search all pages with Ctrl K.'
          : `${count} found.`,
    change: (part) => show({ ...filter, ...part }),
    untickAll: () => {
      for (const tick of ticksIn(document.getElementById(listId))) tick.checked = false;
      setChosen([]);
    },
    onInput: () => show({ ...filter, find: input.current?.value ?? '' }),
    onKeyDown: (event) => {
      const list = document.getElementById(listId);
      if (event.key === 'Escape') clear();
      else if (list) moveFocus(event, input.current, frame.current, list);
    },
  };
}
