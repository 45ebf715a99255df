// Replaces the archive of theme-classic 3.7.0, to show the newest year first and not skip heading levels.
import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

const dayAndMonth = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function byYear(posts: readonly ArchiveBlogPost[]): ReadonlyMap<string, readonly ArchiveBlogPost[]> {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}

export default function BlogArchivePage({ archive }: Props): ReactElement {
  return (
    <Layout>
      <PageMetadata
        title="Archive"
        description="Every post of the ZMK blog, by year, from the first one in 2020 to the newest."
      />
      <main className={styles.archive}>
        <Heading as="h1">Archive</Heading>
        {[...byYear(archive.blogPosts)].map(([year, posts]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts.map(({ metadata: { date, permalink, title } }) => (
                <li key={permalink}>
                  <time dateTime={date.slice(0, 10)}>{dayAndMonth.format(new Date(date))}</time>{' '}
                  <Link to={permalink}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
