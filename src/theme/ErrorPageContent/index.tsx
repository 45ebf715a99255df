// Wraps the crash page of theme-classic 3.7.0, which has no title of its own, and would stay on screen when the reader follows a link.
import type { ComponentProps, ReactElement } from 'react';
import Head from '@docusaurus/Head';
import { useLeaveCrash } from '@site/src/components/PageFrame/useLeaveCrash';
import ErrorPageContent from '@theme-original/ErrorPageContent';

type Props = ComponentProps<typeof ErrorPageContent>;

export default function ErrorPageContentWithExit(props: Props): ReactElement {
  useLeaveCrash(props.tryAgain);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
