// Wraps the crash page of @docusaurus/core 3.7.0, which would stay on screen when the reader follows a link. It's for errors
// outside the layout. ErrorPageContent is for errors inside it.
import type { ReactElement } from 'react';
import { useLeaveCrash } from '@site/src/components/PageFrame/useLeaveCrash';
import type { Props } from '@theme/Error';
import ErrorPage from '@theme-original/Error';

export default function ErrorPageWithExit(props: Props): ReactElement {
  useLeaveCrash(props.tryAgain);
  return <ErrorPage {...props} />;
}
