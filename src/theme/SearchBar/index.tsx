// Replaces the search bar of theme-classic 3.7.0, which shows none without the hosted provider. Button here, dialog on demand.
import { lazy, Suspense, type ReactElement } from 'react';
import SearchButton from '@site/src/components/SearchButton';
import { useSearchDialog } from '@site/src/components/Search/useSearchDialog';

const loadDialog = () => import('@site/src/components/SearchDialog');
const SearchDialog = lazy(loadDialog);

export default function SearchBar(): ReactElement {
  const { isOpen, initialQuery, close, buttonProps } = useSearchDialog(loadDialog);
  return (
    <>
      <SearchButton {...buttonProps} />
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog initialQuery={initialQuery} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
