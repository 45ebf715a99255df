import type { ReactElement } from 'react';
import { useFacetFilters, useSearchSource } from '../Search/provider';
import { frame } from './frame';

/**
 * The search dialog in the page's HTML. The inline script opens it and loads its code (embedded.ts), with or without React, and its
 * styles are in the head (plugins/search-index). What's in it isn't React's.
 */
export default function SearchDialog(): ReactElement | null {
  const facets = useFacetFilters();
  const src = useSearchSource();
  if (src === undefined) return null;

  return (
    <dialog
      id="search-dialog"
      className="search-dialog"
      aria-label="Search"
      data-src={src}
      data-facets={JSON.stringify(facets)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: frame }}
    />
  );
}
