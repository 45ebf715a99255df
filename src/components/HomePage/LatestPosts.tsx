import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export type Post = Readonly<{ title: string; href: string; date: string; description: string }>;

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export default function LatestPosts({ posts }: Readonly<{ posts: readonly Post[] }>): ReactElement {
  return (
    <section aria-labelledby="posts">
      <h2 id="posts">Latest posts</h2>
      <ul className={styles.posts}>
        {posts.map(({ title, href, date, description }) => (
          <li key={href}>
            <time dateTime={date}>{longDate.format(new Date(date))}</time>
            <h3>
              <Link to={href}>{title}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/blog">All posts</Link>
      </p>
    </section>
  );
}
