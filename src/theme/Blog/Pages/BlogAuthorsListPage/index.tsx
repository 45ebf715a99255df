// Replaces the list of authors of theme-classic 3.7.0, which is designed for portraits and has no description. Ours are teams.
import type { ReactElement } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translateBlogAuthorsListPageTitle } from '@docusaurus/theme-common/internal';
import BlogListLayout from '@site/src/components/BlogList/BlogListLayout';
import TopicList from '@site/src/components/BlogList/TopicList';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPage({ authors, sidebar }: Props): ReactElement {
  const topics = authors.map(({ key, name = key, title, url, page, count }) => ({
    title: name,
    href: page?.permalink ?? url,
    count,
    description: title,
  }));
  return (
    <BlogListLayout
      title={translateBlogAuthorsListPageTitle()}
      description="The teams of the ZMK project that write on this blog, with the number of posts each has signed."
      className={ThemeClassNames.page.blogAuthorsListPage}
      searchTag="blog_authors_list"
      sidebar={sidebar}
    >
      <TopicList topics={topics} />
    </BlogListLayout>
  );
}
