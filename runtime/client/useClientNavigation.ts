import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from './isPlainClick';
import { isPage } from './navigation';

/** Follows links to pages of this site without a full page load, whether React has rendered them or not. */
export function useClientNavigation(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.target || link.hasAttribute('download') || !isPlainClick(event)) return;
      if (link.origin !== window.location.origin || !isPage(link.pathname)) return;
      event.preventDefault();
      // Like browsers, so that Back doesn't lead to the same page.
      const method = link.href === window.location.href ? 'replace' : 'push';
      history[method](link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
}
