import { startTransition, useEffect, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { longestQuery } from '@site/src/components/Search/longestQuery';
import { searchPageUrl } from '@site/src/components/Search/searchPageUrl';
import { replaceAddress } from '@site/runtime/client/replaceAddress';

/** The address and the title wait until the reader pauses. */
const pauseMs = 250;

type TypedQuery = Readonly<{
  typed: string;
  setTyped: (query: string) => void;
  /** What was typed, a moment later: what address and title name. */
  settled: string;
}>;

/** No longer than the field would take it. */
const queryInAddress = () => (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, longestQuery);

/** Past the router: it would draw the whole page anew for a change that only this page knows how to read. */
function keepInAddress(query: string): void {
  const url = new URL(query === '' ? window.location.pathname : searchPageUrl(query), window.location.origin);
  replaceAddress(url);
}

/** What stands in the search field. The address follows it, and it follows the address when that changes by other means. */
export function useTypedQuery(): TypedQuery {
  const history = useHistory();
  const { pathname } = useLocation();
  // The server knows no query: the first render has to be its own.
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const follow = () => {
      setTyped(queryInAddress());
      setSettled(queryInAddress());
    };
    // Words typed before this code was there are given to the field by the script in the head (runtime/inline).
    if (queryInAddress() !== '') follow();
    // On the way to another page this one stays as it is until that one is there.
    return history.listen((location) => {
      if (location.pathname === pathname) follow();
    });
  }, [history, pathname]);
  useEffect(() => {
    if (typed === settled) return undefined;
    const timer = setTimeout(() => {
      if (window.location.pathname !== pathname) return;
      keepInAddress(typed);
      startTransition(() => setSettled(typed));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, settled, pathname]);
  return { typed, setTyped, settled };
}
