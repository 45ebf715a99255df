// Wraps the crash page of @docusaurus/core 3.7.0, which stays when the reader follows a link. It's for a page that crashes as a
// whole; ErrorPageContent is for one that crashes inside the layout.
import type { ReactElement } from 'react';
import { useLeaveCrash } from '@site/src/components/Frame/useLeaveCrash';
import type { Props } from '@theme/Error';
import ErrorPage from '@theme-original/Error';

export default function LeavingErrorPage(props: Props): ReactElement {
  useLeaveCrash(props.tryAgain);
  return <ErrorPage {...props} />;
}
