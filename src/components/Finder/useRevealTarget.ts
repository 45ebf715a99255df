import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** The element on this page that a link points to. */
function targetOf(link: HTMLAnchorElement): HTMLElement | null {
  const isHere = link.hash !== '' && link.pathname === location.pathname && link.host === location.host;
  return isHere ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
}

/**
 * Clears the filter if a link or the URL points to a row that the filter hides. React renders the cleared finder before the
 * page scrolls, so that nothing above the target moves afterwards.
 */
export function useRevealTarget(listId: string, clear: () => void): void {
  const latest = useRef(clear);
  useEffect(() => {
    latest.current = clear;
  });
  useEffect(() => {
    const reveal = (target: HTMLElement | null) => {
      if (!target?.closest('[hidden]') || !target.closest(`#${CSS.escape(listId)}`)) return;
      flushSync(() => latest.current());
      target.scrollIntoView();
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link) reveal(targetOf(link));
    };
    const onHash = () => reveal(document.getElementById(decodeURIComponent(location.hash.slice(1))));
    document.addEventListener('click', onClick, true);
    addEventListener('hashchange', onHash);
    return () => {
      document.removeEventListener('click', onClick, true);
      removeEventListener('hashchange', onHash);
    };
  }, [listId]);
}
