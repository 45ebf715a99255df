// Wraps the version banner of theme-classic 3.7.0: its code (0.7 kB) is loaded where a version has a banner. Ours has none.
import { lazy, type ReactElement } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocVersionBanner';

const Banner = lazy(() => import('@theme-original/DocVersionBanner'));

export default function DocVersionBanner(props: Props): ReactElement | null {
  return useDocsVersion().banner ? <Banner {...props} /> : null;
}
