// Replaces the list of authors of theme-classic 3.7.0, which is made for portraits and has no description: ours are teams.
import type { ReactElement } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { translateBlogAuthorsListPageTitle } from '@docusaurus/theme-common/internal';
import Topics from '@site/src/components/BlogList/Topics';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

export default function BlogAuthorsListPage({ authors, sidebar }: Props): ReactElement {
  const heading = translateBlogAuthorsListPageTitle();
  const topics = authors.map(({ key, name = key, title, url, page, count }) => ({
    title: name,
    href: page?.permalink ?? url,
    count,
    about: title,
  }));
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata
        title={heading}
        description="The teams of the ZMK project that write on this blog, with the number of posts each has signed."
      />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{heading}</Heading>
        <Topics topics={topics} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
