// Wraps the metadata of theme-classic 3.7.0. While React takes over the page, the framework sets the site's title before the
// page's own: here it's the one that the server sent.
import type { ReactElement } from 'react';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';

const sentTitle = typeof document === 'undefined' ? '' : document.title;

export default function SteadySiteMetadata(): ReactElement {
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
