import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import styles from './topicList.module.css';

type Topic = Readonly<{ title: string; href: string | undefined; count: number; description: string | undefined }>;

/** A list of tags or authors, each with its number of posts and a description. */
export default function TopicList({ topics }: Readonly<{ topics: readonly Topic[] }>): ReactElement {
  return (
    <ul className={styles.topics}>
      {topics.map(({ title, href, count, description }) => (
        <li key={title}>
          {href ? <Link to={href}>{title}</Link> : title}
          <small>{count === 1 ? '1 post' : `${count} posts`}</small>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
