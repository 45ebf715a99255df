import { startTransition, useEffect, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { maxQueryLength } from '@site/src/searchClient/maxQueryLength';
import { searchPageUrl } from '@site/src/searchClient/searchPageUrl';
import { replaceAddress } from '@site/runtime/client/replaceAddress';

/** Pause in typing before the URL and the title change. */
const debounceMs = 250;

type TypedQuery = Readonly<{
  typed: string;
  setTyped: (query: string) => void;
  /** The typed text after a pause in typing, for the URL and the title. */
  settled: string;
}>;

/** The query in the URL, cut to the length that the field accepts. */
const queryInUrl = () => (new URLSearchParams(window.location.search).get('q') ?? '').slice(0, maxQueryLength);

/** Writes the query into the URL, without the router, which would render the whole page again. */
function writeToUrl(query: string): void {
  const url = new URL(query === '' ? window.location.pathname : searchPageUrl(query), window.location.origin);
  replaceAddress(url);
}

/** The text in the search field, in sync with the URL. */
export function useTypedQuery(): TypedQuery {
  const history = useHistory();
  const { pathname } = useLocation();
  // The first render must match the server's HTML, which doesn't have the query.
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const readFromUrl = () => {
      setTyped(queryInUrl());
      setSettled(queryInUrl());
    };
    if (queryInUrl() !== '') readFromUrl();
    // Ignore navigation to another page: this one stays unchanged until the next one is loaded.
    return history.listen((location) => {
      if (location.pathname === pathname) readFromUrl();
    });
  }, [history, pathname]);
  useEffect(() => {
    if (typed === settled) return undefined;
    const timer = setTimeout(() => {
      if (window.location.pathname !== pathname) return;
      writeToUrl(typed);
      startTransition(() => setSettled(typed));
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, settled, pathname]);
  return { typed, setTyped, settled };
}
