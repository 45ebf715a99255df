import { memo, type ReactElement } from 'react';
import type { Hierarchy, SearchHit } from '#core/search';
import { HitAnchor } from '@site/src/components/Search/HitAnchor';
import { SafeHtml } from '@site/src/components/Search/SafeHtml';
import { useAfterPaint } from '@site/src/components/Search/useAfterPaint';
import styles from './styles.module.css';

const levels: readonly (keyof Hierarchy)[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

type Props = Readonly<{ hit: SearchHit }>;

/** One hit: its heading as the link, where it stands, and the words found. */
function HitText({ hit }: Props): ReactElement {
  const headings = levels.flatMap((level) => hit._highlightResult.hierarchy[level]?.value ?? []);
  const title = headings.pop() ?? hit.url;
  const summary = hit._snippetResult.content?.value;
  return (
    <>
      <h2 className={styles.title}>
        <HitAnchor href={hit.url}>
          <SafeHtml value={title} />
        </HitAnchor>
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
      {summary && (
        <p className={styles.summary}>
          <SafeHtml value={summary} />
        </p>
      )}
    </>
  );
}

export const ResultItem = memo(({ hit }: Props): ReactElement => (
  <li className={styles.result}>
    <HitText hit={hit} />
  </li>
));

/** For what lies below the screen: its place at once, its text when the hits above have been painted. */
export const LaterResultItem = memo(({ hit }: Props): ReactElement => {
  const drawn = useAfterPaint(hit);
  return <li className={styles.result}>{drawn && <HitText hit={drawn} />}</li>;
});
