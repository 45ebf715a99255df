// Replaces the search bar of theme-classic 3.7.0, which shows none without the hosted provider. Button here, dialog on demand.
import type { ReactElement } from 'react';
import OnDemand from '@site/src/components/OnDemand';
import SearchButton from '@site/src/components/SearchButton';
import { useSearchDialog } from '@site/src/components/Search/useSearchDialog';

const loadDialog = () => import('@site/src/components/SearchDialog');

export default function SearchBar(): ReactElement {
  const { isOpen, initialQuery, close, buttonProps } = useSearchDialog(loadDialog);
  return (
    <>
      <SearchButton {...buttonProps} />
      <OnDemand name="The search" load={loadDialog} isWanted={isOpen} onFailure={close}>
        {(SearchDialog) => isOpen && <SearchDialog initialQuery={initialQuery} onClose={close} />}
      </OnDemand>
    </>
  );
}
