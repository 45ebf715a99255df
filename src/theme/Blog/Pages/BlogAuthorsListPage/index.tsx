// Wraps the list of authors of theme-classic 3.7.0 to give it a description.
import type { ReactElement } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

export default function DescribedBlogAuthorsListPage(props: Props): ReactElement {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description="The teams of the ZMK project that write on this blog, with the number of posts each has signed." />
    </>
  );
}
