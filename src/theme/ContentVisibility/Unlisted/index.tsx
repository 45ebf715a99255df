// Wraps the banner of unlisted pages of theme-classic 3.7.0: its code, with the admonitions it is drawn with (2 kB), is loaded
// by the pages that show it.
import { lazy, type ReactElement } from 'react';
import type { Props } from '@theme/ContentVisibility/Unlisted';

const Banner = lazy(() => import('@theme-original/ContentVisibility/Unlisted'));

export default function Unlisted(props: Props): ReactElement {
  return <Banner {...props} />;
}
