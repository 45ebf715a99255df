// Wraps the blog layout of theme-classic 3.7.0, to put the table of contents in a landmark.
import type { ReactElement } from 'react';
import type { Props } from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';

export default function BlogLayoutWithLandmark({ toc, ...props }: Props): ReactElement {
  return <BlogLayout {...props} toc={toc && <aside aria-label="On this page">{toc}</aside>} />;
}
