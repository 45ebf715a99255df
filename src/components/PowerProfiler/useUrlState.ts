import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Note } from '#core/power-model';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { readUrl, writeUrl, type ProfilerState } from './profilerUrl';

type UrlState = Readonly<{ state: ProfilerState; notes: readonly Note[] }>;
/** `push` adds a history entry, so that Back undoes the change. `replace` changes the current entry, after a pause in typing. */
type HistoryMode = 'push' | 'replace';

/** Delay before typing changes the URL, because browsers limit how often it can change. */
const debounceMs = 300;

type Pending = Readonly<{ query: string; timer: ReturnType<typeof setTimeout> }>;

/**
 * Keeps the state of the page and its URL in sync. Bypasses the router, which would treat a new query as a new page, move the
 * focus to the top, and render everything again.
 */
export function useUrlState(): UrlState &
  Readonly<{
    /** Number of times that Back, Forward, or a link has changed the state. */
    navigationCount: number;
    change: (next: ProfilerState, mode: HistoryMode) => void;
  }> {
  const history = useHistory();
  const { search, pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const [navigationCount, setNavigationCount] = useState(0);
  const [state, setState] = useState<UrlState | null>(null);
  const pending = useRef<Pending | null>(null);
  /** The last query that was read or written, to ignore changes of the hash. */
  const lastQuery = useRef(search);

  const cancelPending = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  }, []);

  const write = useCallback((method: 'pushState' | 'replaceState', query: string) => {
    const url = new URL(window.location.href);
    url.search = query;
    replaceAddress(url, method);
    lastQuery.current = window.location.search;
  }, []);

  useEffect(() => {
    const unlisten = history.listen((location) => {
      if (location.pathname !== pathname || location.search === lastQuery.current) return;
      cancelPending();
      lastQuery.current = location.search;
      setState(readUrl(location.search));
      setNavigationCount((count) => count + 1);
    });
    return () => {
      cancelPending();
      unlisten();
    };
  }, [history, pathname, cancelPending]);

  const change = useCallback(
    (next: ProfilerState, mode: HistoryMode) => {
      setState({ state: next, notes: [] });
      const query = writeUrl(next);
      const pendingQuery = pending.current?.query;
      cancelPending();
      if (mode === 'push') {
        // Text that was typed just before belongs to the previous history entry.
        if (pendingQuery !== undefined) write('replaceState', pendingQuery);
        write('pushState', query);
      } else {
        const timer = setTimeout(() => {
          pending.current = null;
          write('replaceState', query);
        }, debounceMs);
        pending.current = { query, timer };
      }
    },
    [cancelPending, write],
  );

  // The first render must match the server's HTML, which doesn't have the query.
  const current = state ?? readUrl(isBrowser ? search : '');
  return { ...current, navigationCount, change };
}
