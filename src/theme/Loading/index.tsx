// Replaces the loading state of core 3.7.0: colors of the site, which can be read in both themes, and words for screen
// readers. When to show it is the caller's business; the framework waits 200 ms.
import type { ComponentProps, ReactElement } from 'react';
import type OriginalLoading from '@theme/Loading';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalLoading>;

export default function Loading({ error, retry, pastDelay }: Props): ReactElement | null {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}
