// Replaces the blog list of theme-classic 3.7.0, which has no heading, and whose pages all have the same title and description.
import type { ReactElement } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import BlogListLayout from '@site/src/components/BlogList/BlogListLayout';
import { describePage } from '@site/src/components/BlogList/describePage';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';

export default function BlogListPage(props: Props): ReactElement {
  const { items, metadata, sidebar } = props;
  return (
    <BlogListLayout
      {...describePage(metadata, metadata.blogTitle, metadata.blogDescription)}
      className={ThemeClassNames.page.blogListPage}
      searchTag="blog_posts_list"
      sidebar={sidebar}
    >
      <BlogListPageStructuredData {...props} />
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogListLayout>
  );
}
