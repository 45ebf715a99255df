import type { ReactElement } from 'react';
import { useFacetFilters, useSearchSource } from '../Search/provider';
import { useFollowLink } from '../Search/useFollowLink';
import { frame } from './frame';

/**
 * The search dialog in the page's HTML. The script in the page opens it and loads its code (embedded.ts), with or without React. Its styles are in the head (plugins/search-index). All
 * that React does is to follow a result without loading a whole page. What's in the dialog isn't React's.
 */
export default function SearchDialog(): ReactElement | null {
  const followLink = useFollowLink();
  const facets = useFacetFilters();
  const src = useSearchSource();
  if (src === undefined) return null;

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its links are clicked
    <dialog
      id="search-dialog"
      className="search-dialog"
      aria-label="Search"
      data-src={src}
      data-facets={JSON.stringify(facets)}
      onClick={followLink}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: frame }}
    />
  );
}
