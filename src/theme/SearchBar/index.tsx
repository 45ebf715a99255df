// Replaces the search bar of theme-classic 3.7.0, which is empty without the hosted provider. The script in the page opens the dialog.
import type { ReactElement } from 'react';
import SearchButton from '@site/src/components/SearchButton';
import SearchDialog from '@site/src/components/SearchDialog';

export default function SearchBar(): ReactElement {
  return (
    <>
      <SearchButton />
      <SearchDialog />
    </>
  );
}
