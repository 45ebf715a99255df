import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** The element on this page that a link points to. */
function targetOf(link: HTMLAnchorElement): HTMLElement | null {
  const isHere = link.hash !== '' && link.pathname === location.pathname && link.host === location.host;
  return isHere ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
}

/** Scrolls to an element several times: on the way there, tables are laid out that aren't as high as the browser estimated. */
function scrollTo(target: HTMLElement, times = 10): void {
  target.scrollIntoView();
  if (times > 1) requestAnimationFrame(() => scrollTo(target, times - 1));
}

/**
 * Clears the filter if a link or the URL points to a row that the filter hides. React renders the cleared finder before the
 * page scrolls, so that nothing above the target moves afterwards. Returns a function that goes to the target of the current
 * URL, for when the filter has moved it.
 */
export function useRevealTarget(listId: string, clear: () => void): () => void {
  const latest = useRef(clear);
  useEffect(() => {
    latest.current = clear;
  });
  const reveal = useCallback(
    (target: HTMLElement | null, isMoved: boolean) => {
      const isHidden = target?.closest('[hidden]') && target.closest(`#${CSS.escape(listId)}`);
      if (isHidden) flushSync(() => latest.current());
      if (target && (isHidden || isMoved)) scrollTo(target);
    },
    [listId],
  );
  const revealFromUrl = useCallback(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    // In the next frame, because React may be in the middle of rendering.
    requestAnimationFrame(() => reveal(target, true));
  }, [reveal]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link) reveal(targetOf(link), false);
    };
    document.addEventListener('click', onClick, true);
    addEventListener('hashchange', revealFromUrl);
    return () => {
      document.removeEventListener('click', onClick, true);
      removeEventListener('hashchange', revealFromUrl);
    };
  }, [reveal, revealFromUrl]);
  return revealFromUrl;
}
