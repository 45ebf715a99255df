import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import styles from './topics.module.css';

type Topic = Readonly<{ title: string; href: string | undefined; count: number; about: string | undefined }>;

/** What posts are sorted by, such as tags or authors: each with the number of its posts and a line on it. */
export default function Topics({ topics }: Readonly<{ topics: readonly Topic[] }>): ReactElement {
  return (
    <ul className={styles.topics}>
      {topics.map(({ title, href, count, about }) => (
        <li key={title}>
          {href ? <Link to={href}>{title}</Link> : title}
          <small>{count === 1 ? '1 post' : `${count} posts`}</small>
          {about && <p>{about}</p>}
        </li>
      ))}
    </ul>
  );
}
