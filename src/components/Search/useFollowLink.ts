import type { MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '@site/runtime/client/isPlainClick';

/** For an element that holds plain links: those to pages of this site are followed without loading a whole page. */
export function useFollowLink(): (event: MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.origin !== window.location.origin || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
}
