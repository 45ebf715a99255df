// Replaces the blog layout of theme-classic 3.7.0, whose table of contents stands outside of every landmark.
import type { ReactElement } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';

export default function BlogLayout({ sidebar, toc, children, ...layoutProps }: Props): ReactElement {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      <div className="container margin-vert--lg">
        <div className="row">
          <BlogSidebar sidebar={sidebar} />
          <main className={clsx('col', { 'col--7': hasSidebar, 'col--9 col--offset-1': !hasSidebar })}>{children}</main>
          {toc && (
            <aside className="col col--2" aria-label="On this page">
              {toc}
            </aside>
          )}
        </div>
      </div>
    </Layout>
  );
}
