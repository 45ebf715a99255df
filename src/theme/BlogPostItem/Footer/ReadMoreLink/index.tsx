// Replaces the link of theme-classic 3.7.0, whose words are bold in every post of a list.
import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogPostItem/Footer/ReadMoreLink';

export default function ReadMoreLink({ blogPostTitle, ...props }: Props): ReactElement {
  return (
    <Link aria-label={`Read more of “${blogPostTitle}”`} {...props}>
      Read more
    </Link>
  );
}
