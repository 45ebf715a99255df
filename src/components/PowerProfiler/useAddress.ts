import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Note } from '#core/power-model';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { readAddress, writeAddress, type ProfilerState } from './address';

type Held = Readonly<{ state: ProfilerState; notes: readonly Note[] }>;
/** `step` makes an entry in the history, so that Back undoes it; `typing` changes the current one. */
export type Manner = 'step' | 'typing';

/** Browsers refuse changes that come too fast. */
const typingPauseMs = 300;

type Pending = Readonly<{ query: string; timer: ReturnType<typeof setTimeout> }>;

/**
 * Keeps the state of the page and its address in sync. It bypasses the router, which would treat a new query as a new page,
 * move the focus to the top, and render everything again.
 */
export function useAddress(): Held &
  Readonly<{
    /** Goes up each time the reader arrives by Back, Forward, or a link. */
    arrivals: number;
    change: (next: ProfilerState, manner: Manner) => void;
  }> {
  const history = useHistory();
  const { search, pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const [arrivals, setArrivals] = useState(0);
  const [held, setHeld] = useState<Held | null>(null);
  const pending = useRef<Pending | null>(null);
  /** The query that this page last wrote or found. If only the hash changed, the reader hasn't arrived anew. */
  const written = useRef(search);

  const drop = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  }, []);

  const write = useCallback((method: 'pushState' | 'replaceState', query: string) => {
    const url = new URL(window.location.href);
    url.search = query;
    replaceAddress(url, method);
    written.current = window.location.search;
  }, []);

  useEffect(() => {
    const forget = history.listen((location) => {
      if (location.pathname !== pathname || location.search === written.current) return;
      drop();
      written.current = location.search;
      setHeld(readAddress(location.search));
      setArrivals((count) => count + 1);
    });
    return () => {
      drop();
      forget();
    };
  }, [history, pathname, drop]);

  const change = useCallback(
    (next: ProfilerState, manner: Manner) => {
      setHeld({ state: next, notes: [] });
      const query = writeAddress(next);
      const waiting = pending.current?.query;
      drop();
      if (manner === 'step') {
        // What was typed just before belongs to the entry that Back returns to.
        if (waiting !== undefined) write('replaceState', waiting);
        write('pushState', query);
      } else {
        const timer = setTimeout(() => {
          pending.current = null;
          write('replaceState', query);
        }, typingPauseMs);
        pending.current = { query, timer };
      }
    },
    [drop, write],
  );

  // The first render has to match the server's, which doesn't know the query.
  const current = held ?? readAddress(isBrowser ? search : '');
  return { ...current, arrivals, change };
}
