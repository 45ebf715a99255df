import { useCallback, useEffect, useState } from 'react';
import { loadPageHtml } from './pageHtml';

export type ContentState =
  | Readonly<{ status: 'loaded'; html: string }>
  | Readonly<{ status: 'loading'; isLate: boolean }>
  | Readonly<{ status: 'failed'; reason: string; retry: () => void }>;

/** A spinner that flashes up and goes is worse than none. The framework waits as long. */
const spinnerDelayMs = 200;

const cut = (page: ParentNode, name: string) => page.querySelector(`[data-content="${name}"]`)?.innerHTML;

/** The HTML of the content called `name`: from this document where it is being hydrated, else from the page's own file. */
export function useContentHtml(name: string, pathname: string): ContentState {
  const [html, setHtml] = useState(() => {
    const here = cut(document, name);
    if (here !== undefined) return here;
    const page = loadPageHtml(pathname).document;
    return page && cut(page, name);
  });
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  const [lateAttempt, setLateAttempt] = useState<number>();
  const isMissing = html === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let current = true;
    const timer = setTimeout(() => setLateAttempt(attempt), spinnerDelayMs);
    loadPageHtml(pathname).promise.then(
      (page) => current && setHtml(cut(page, name) ?? ''),
      (error: unknown) => current && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [isMissing, name, pathname, attempt]);
  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);

  if (html !== undefined) return { status: 'loaded', html };
  return failure === undefined
    ? { status: 'loading', isLate: lateAttempt === attempt }
    : { status: 'failed', reason: failure, retry };
}
