// Replaces SiteMetadataDefaults of @docusaurus/core 3.7.0 in the browser. The original sets the site's title first and the page's
// own a moment later, so the tab's title would flicker while React starts. This one begins with the title the server sent.
import type { ReactElement } from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const { title: sentTitle } = document;

export default function SiteMetadataDefaults(): ReactElement {
  const { siteConfig, i18n } = useDocusaurusContext();
  const favicon = useBaseUrl(siteConfig.favicon);
  const { htmlLang, direction } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  return (
    <Head>
      <html lang={htmlLang} dir={direction} />
      <title>{sentTitle}</title>
      <meta property="og:title" content={siteConfig.title} />
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
      <link rel="icon" href={favicon} />
    </Head>
  );
}
