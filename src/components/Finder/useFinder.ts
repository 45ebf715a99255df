import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { moveFocusByArrowKey } from './arrowKeyFocus';
import { isEmpty, readQuery, writeQuery, type QueryFields, type Query } from './query';
import { useRevealTarget } from './useRevealTarget';

/** What the hook provides to the `Finder` component. */
export type Finder = Readonly<{
  container: RefObject<HTMLDivElement | null>;
  input: RefObject<HTMLInputElement | null>;
  query: Query;
  /** Changes some fields of the query. */
  change: (changes: (query: Query) => Query) => void;
  clear: () => void;
  /** Schedules a function that changes which rows are shown. It replaces an earlier one that hasn't run yet. */
  filter: (showRows: () => void) => void;
  onFocus: () => void;
  onInput: () => void;
}>;

type Options = Readonly<{
  /** Id of the element that contains the tables. */
  listId: string;
  fields: QueryFields;
  /** Gets everything that `onQuery` needs. Called when the reader goes to the field, or arrives with a query. */
  prepare: (list: HTMLElement) => Promise<void>;
  /**
   * Answers the query, and returns a function that shows only the rows that match. Memoize it, and `fields`, because a new one
   * applies the query again.
   */
  onQuery: (list: HTMLElement, query: Query) => () => void;
  /** Called when the reader presses Enter in the field. */
  onEnter: (list: HTMLElement) => void;
}>;

/**
 * The behavior that all finders share: the query is in the URL, Escape clears it, arrow keys move between the field and the
 * results, and a link to a hidden row shows everything. The tables are static HTML outside of React.
 */
export function useFinder({ listId, fields, prepare, onQuery, onEnter }: Options): Finder {
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<Query>({});
  const latestQuery = useRef<Query>({});
  const preparation = useRef<Promise<void>>(undefined);
  const isPrepared = useRef(false);
  const filtering = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Calls `act` as soon as the finder is prepared, which may be now. */
  const whenPrepared = useCallback(
    (act: (list: HTMLElement) => void) => {
      const list = document.getElementById(listId);
      if (!list) return;
      if (isPrepared.current) {
        act(list);
        return;
      }
      list.toggleAttribute('data-searched', true);
      preparation.current ??= prepare(list);
      preparation.current.then(
        () => {
          isPrepared.current = true;
          act(list);
        },
        // `prepare` is called again with the next key.
        () => (preparation.current = undefined),
      );
    },
    [listId, prepare],
  );

  const filter = useCallback((showRows: () => void) => {
    clearTimeout(filtering.current);
    // While the reader types, wait until the finder's results are painted, because laying out the tables again takes longer.
    if (input.current === document.activeElement) filtering.current = setTimeout(showRows, 50);
    else showRows();
  }, []);

  const applyQuery = useCallback(
    (next: Query) => {
      latestQuery.current = next;
      setQuery(next);
      whenPrepared((list) => filter(onQuery(list, latestQuery.current)));
    },
    [filter, onQuery, whenPrepared],
  );

  const writeAddress = useCallback(() => {
    const url = new URL(location.href);
    const search = writeQuery(latestQuery.current, url.search, fields);
    // A link to a row clears a filter that hides the row, so a new filter replaces the link.
    if (search && search !== url.search) url.hash = '';
    url.search = search;
    replaceAddress(url);
  }, [fields]);
  // After the next paint, because changing the URL takes several milliseconds. By then, the reader may be on another page.
  useEffect(() => {
    const { pathname } = location;
    const timer = setTimeout(() => location.pathname === pathname && writeAddress(), 100);
    return () => clearTimeout(timer);
  }, [query, writeAddress]);

  const clear = useCallback(() => {
    if (input.current) input.current.value = '';
    applyQuery({});
  }, [applyQuery]);
  const revealFromUrl = useRevealTarget(listId, clear);

  // The HTML doesn't have the query that's in the URL. Back and Forward can change that query without leaving the page.
  useEffect(() => {
    const { pathname } = location;
    const restore = () => {
      if (!input.current || location.pathname !== pathname) return;
      const fromUrl = readQuery(location.search, fields);
      input.current.value = fromUrl[fields.text] ?? '';
      applyQuery(fromUrl);
    };
    if (!isEmpty(readQuery(location.search, fields))) {
      restore();
      if (!location.hash) container.current?.scrollIntoView();
      else whenPrepared(revealFromUrl);
    }
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, [applyQuery, fields, revealFromUrl, whenPrepared]);

  const onFocus = useCallback(() => whenPrepared(() => undefined), [whenPrepared]);
  // The reader may already be in the field when React starts.
  useEffect(() => {
    if (document.activeElement === input.current) onFocus();
  }, [onFocus]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const list = document.getElementById(listId);
      if (!list) return;
      if (event.key === 'Escape') {
        clear();
        input.current?.focus();
      } else if (event.key === 'Enter' && event.target === input.current) {
        event.preventDefault();
        // Enter can open a page. If the reader then goes back, the query must be in the URL.
        writeAddress();
        whenPrepared(onEnter);
      } else {
        moveFocusByArrowKey(event, input.current, container.current, list);
      }
    },
    [clear, onEnter, listId, whenPrepared, writeAddress],
  );

  useEffect(() => {
    const places = [container.current, document.getElementById(listId)];
    for (const place of places) place?.addEventListener('keydown', onKeyDown);
    return () => {
      for (const place of places) place?.removeEventListener('keydown', onKeyDown);
    };
  }, [listId, onKeyDown]);

  return {
    container,
    input,
    query,
    change: (changes) => applyQuery({ ...query, ...changes(query) }),
    clear,
    filter,
    onFocus,
    onInput: () => applyQuery({ ...query, [fields.text]: input.current?.value ?? '' }),
  };
}
