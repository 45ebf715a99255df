import type { ReactElement, ReactNode } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout, { type Props as BlogLayoutProps } from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

type Props = Readonly<{
  title: string;
  description: string;
  /** Names the kind of page to styles, and `searchTag` to a search crawler, as Docusaurus does. */
  className: string;
  searchTag: string;
  sidebar: BlogLayoutProps['sidebar'];
  /** What stands below the heading and belongs to it. */
  lead?: ReactNode;
  children: ReactNode;
}>;

/** What the lists of the blog have in common: posts, posts of a tag, tags, authors. */
export default function BlogListFrame(props: Props): ReactElement {
  const { title, description, className, searchTag, sidebar, lead, children } = props;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, className)}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag={searchTag} />
      <BlogLayout sidebar={sidebar}>
        <header>
          <Heading as="h1">{title}</Heading>
          {lead}
        </header>
        {children}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
