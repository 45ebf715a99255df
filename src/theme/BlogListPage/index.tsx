// Replaces the blog list of theme-classic 3.7.0, whose pages have no heading and all the same title and description.
import type { ReactElement } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import BlogListFrame from '@site/src/components/BlogList/BlogListFrame';
import { describePage } from '@site/src/components/BlogList/describePage';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';

export default function BlogListPage(props: Props): ReactElement {
  const { items, metadata, sidebar } = props;
  return (
    <BlogListFrame
      {...describePage(metadata, metadata.blogTitle, metadata.blogDescription)}
      className={ThemeClassNames.page.blogListPage}
      searchTag="blog_posts_list"
      sidebar={sidebar}
    >
      <BlogListPageStructuredData {...props} />
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogListFrame>
  );
}
