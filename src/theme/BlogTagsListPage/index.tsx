// Replaces the list of tags of theme-classic 3.7.0, which has a heading for each letter, few tags below it and no description.
import type { ReactElement } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames, translateTagsPageTitle } from '@docusaurus/theme-common';
import Topics from '@site/src/components/BlogList/Topics';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

export default function BlogTagsListPage({ tags, sidebar }: Props): ReactElement {
  const title = translateTagsPageTitle();
  const topics = tags
    .map(({ label, permalink, count, description }) => ({ title: label, href: permalink, count, about: description }))
    .sort((a, b) => a.title.localeCompare(b.title));
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}>
      <PageMetadata
        title={title}
        description="All topics of the ZMK blog, from Bluetooth and bootloaders to Zephyr updates, with the posts on each."
      />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <Topics topics={topics} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
