// Wraps the site's metadata of theme-classic 3.7.0 to keep the title that the server sent while React starts. Otherwise the tab
// would show the site's title for a moment, until the page sets its own.
import type { ReactElement } from 'react';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';

const sentTitle = typeof document === 'undefined' ? '' : document.title;

export default function SiteMetadataWithTitle(): ReactElement {
  return (
    <>
      {sentTitle && (
        <Head>
          <title>{sentTitle}</title>
        </Head>
      )}
      <SiteMetadata />
    </>
  );
}
