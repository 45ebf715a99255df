// Wraps the list of tags of theme-classic 3.7.0 to give it a description.
import type { ReactElement } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogTagsListPage';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';

export default function DescribedBlogTagsListPage(props: Props): ReactElement {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="All topics of the ZMK blog, from Bluetooth and bootloaders to Zephyr updates, with the posts on each." />
    </>
  );
}
