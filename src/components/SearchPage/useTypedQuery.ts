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
  /** What was typed, with a delay. The address and the title use this. */
  settled: string;
}>;

/** Shortened to what the field accepts. */
const queryInAddress = () => (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, longestQuery);

/** Bypasses the router, which would draw the whole page again for a change that only this page uses. */
function keepInAddress(query: string): void {
  const url = new URL(query === '' ? window.location.pathname : searchPageUrl(query), window.location.origin);
  replaceAddress(url);
}

/** The text in the search field. The address follows it, and it follows the address if that changes otherwise. */
export function useTypedQuery(): TypedQuery {
  const history = useHistory();
  const { pathname } = useLocation();
  // The first render has to match the server's, which doesn't know the query.
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const follow = () => {
      setTyped(queryInAddress());
      setSettled(queryInAddress());
    };
    // Words typed before this code was there are given to the field by the script in the head (runtime/inline).
    if (queryInAddress() !== '') follow();
    // When the reader leaves, this page stays as it is until the next one is loaded.
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
