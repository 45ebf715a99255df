import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from './isPlainClick';
import { isPage } from './navigation';

/** Follows links that React didn't render (in content, in the menu, in search results) without a full page load. */
export function useClientNavigation(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.target || link.hasAttribute('download') || !isPlainClick(event)) return;
      if (link.origin !== window.location.origin || !isPage(link.pathname)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
}
