// Wraps the site's metadata of theme-classic 3.7.0 so that React leaves the head alone while it starts. The head in the HTML is
// already right, but React updates it in several steps, so the tab could show the site's title before the page's.
import { useEffect, type ReactElement } from 'react';
import SiteMetadata from '@theme-original/SiteMetadata';
import { HelmetProvider } from 'react-helmet-async';

// In development, the HTML doesn't contain the head of the page.
if (process.env.NODE_ENV === 'production') HelmetProvider.canUseDOM = false;

export default function SiteMetadataAfterStart(): ReactElement {
  useEffect(() => {
    HelmetProvider.canUseDOM = true;
  }, []);
  return <SiteMetadata />;
}
