// Replaces the posts of a tag of theme-classic 3.7.0, whose pages all have the same title, heading and description.
import type { ReactElement } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { useBlogTagsPostsPageTitle } from '@docusaurus/theme-common/internal';
import { describePage } from '@site/src/components/BlogList/describePage';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type { Props } from '@theme/BlogTagsPostsPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

export default function BlogTagsPostsPage({ tag, items, sidebar, listMetadata }: Props): ReactElement {
  const page = describePage(listMetadata, useBlogTagsPostsPageTitle(tag), tag.description ?? '');
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata {...page} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        <header>
          <Heading as="h1">{page.title}</Heading>
          <p>{tag.description}</p>
          <Link href={tag.allTagsPath}>View all tags</Link>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
