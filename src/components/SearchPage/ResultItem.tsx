import { memo, type ReactElement } from 'react';
import type { Hierarchy, SearchHit } from '#core/search';
import styles from './styles.module.css';

const levels: readonly (keyof Hierarchy)[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Text that the client has made safe (safeHtml.ts): its only HTML is the marks of matches. */
const SafeHtml = ({ value }: Readonly<{ value: string }>): ReactElement => (
  <span dangerouslySetInnerHTML={{ __html: value }} />
);

/** One hit: its heading as a link, its path, and an excerpt with the match. */
export const ResultItem = memo(({ hit }: Readonly<{ hit: SearchHit }>): ReactElement => {
  const headings = levels.flatMap((level) => hit._highlightResult.hierarchy[level]?.value ?? []);
  const title = headings.pop() ?? hit.url;
  const excerpt = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <a href={hit.url}>
          <SafeHtml value={title} />
        </a>
      </h2>
      <p className={styles.crumbs}>
        <span>{hit.hierarchy.lvl0}</span>
        {headings.slice(1).map((heading) => (
          <span key={heading}>
            {' › '}
            <SafeHtml value={heading} />
          </span>
        ))}
      </p>
      {excerpt && (
        <p className={styles.excerpt}>
          <SafeHtml value={excerpt} />
        </p>
      )}
    </li>
  );
});
