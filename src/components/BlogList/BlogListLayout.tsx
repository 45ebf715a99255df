import type { ReactElement, ReactNode } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout, { type Props as BlogLayoutProps } from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

type Props = Readonly<{
  title: string;
  description: string;
  /** Identifies the kind of page for CSS, and `searchTag` for search crawlers. Both are the same as in Docusaurus. */
  className: string;
  searchTag: string;
  sidebar: BlogLayoutProps['sidebar'];
  /** Content below the heading. */
  lead?: ReactNode;
  children: ReactNode;
}>;

/** Layout shared by the lists of posts, tags, and authors. */
export default function BlogListLayout(props: Props): ReactElement {
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
