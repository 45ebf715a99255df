// Wraps the authors' social links of theme-classic 3.7.0: the icons of eleven networks (6 kB) are loaded where an author has
// links. Ours are teams without.
import { lazy, type ReactElement } from 'react';
import type { Props } from '@theme/Blog/Components/Author/Socials';

const Socials = lazy(() => import('@theme-original/Blog/Components/Author/Socials'));

export default function BlogAuthorSocials(props: Props): ReactElement | null {
  return Object.keys(props.author.socials ?? {}).length > 0 ? <Socials {...props} /> : null;
}
