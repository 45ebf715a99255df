import type { ReactElement } from 'react';
import { useFacetFilters, useSearchScripts } from '../../searchClient/provider';
import { dialogHtml } from './dialogHtml';

/**
 * The search dialog in the page's HTML. The inline script opens it and loads its code (embedded.ts or hosted.ts), which works
 * without React and manages the contents. Its styles are in the head (plugins/search-index).
 */
export default function SearchDialog(): ReactElement | null {
  const facets = useFacetFilters();
  const search = useSearchScripts();
  if (!search) return null;

  return (
    <dialog
      id="search-dialog"
      className="search-dialog"
      aria-label="Search"
      data-src={search.src}
      data-scripts={search.scripts}
      data-facets={JSON.stringify(facets)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: dialogHtml }}
    />
  );
}
