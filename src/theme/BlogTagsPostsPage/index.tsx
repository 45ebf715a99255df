// Wraps the posts of a tag of theme-classic 3.7.0 to tell its second page from the first by title.
import type { ReactElement } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogTagsPostsPage';
import BlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';

export default function NumberedBlogTagsPostsPage(props: Props): ReactElement {
  const { listMetadata, tag } = props;
  return (
    <>
      <BlogTagsPostsPage {...props} />
      {listMetadata.page > 1 && <PageMetadata title={`Posts tagged "${tag.label}", page ${listMetadata.page}`} />}
    </>
  );
}
