// Replaces the list of tags of theme-classic 3.7.0, which has a heading for each letter and no descriptions.
import type { ReactElement } from 'react';
import { ThemeClassNames, translateTagsPageTitle } from '@docusaurus/theme-common';
import BlogListLayout from '@site/src/components/BlogList/BlogListLayout';
import TopicList from '@site/src/components/BlogList/TopicList';
import type { Props } from '@theme/BlogTagsListPage';

export default function BlogTagsListPage({ tags, sidebar }: Props): ReactElement {
  const topics = tags
    .map(({ label, permalink, count, description }) => ({ title: label, href: permalink, count, description }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return (
    <BlogListLayout
      title={translateTagsPageTitle()}
      description="All topics of the ZMK blog, from Bluetooth and bootloaders to Zephyr updates, with the posts on each."
      className={ThemeClassNames.page.blogTagsListPage}
      searchTag="blog_tags_list"
      sidebar={sidebar}
    >
      <TopicList topics={topics} />
    </BlogListLayout>
  );
}
