// Replaces the list of a tag's posts of theme-classic 3.7.0, whose pages all have the same title, heading, and description.
import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useBlogTagsPostsPageTitle } from '@docusaurus/theme-common/internal';
import BlogListLayout from '@site/src/components/BlogList/BlogListLayout';
import { describePage } from '@site/src/components/BlogList/describePage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type { Props } from '@theme/BlogTagsPostsPage';

export default function BlogTagsPostsPage({ tag, items, sidebar, listMetadata }: Props): ReactElement {
  const lead = (
    <>
      <p>{tag.description}</p>
      <Link href={tag.allTagsPath}>View all tags</Link>
    </>
  );
  return (
    <BlogListLayout
      {...describePage(listMetadata, useBlogTagsPostsPageTitle(tag), tag.description ?? '')}
      className={ThemeClassNames.page.blogTagPostListPage}
      searchTag="blog_tags_posts"
      sidebar={sidebar}
      lead={lead}
    >
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogListLayout>
  );
}
