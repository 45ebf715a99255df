import type { ReactElement } from 'react';
import styles from './Loading.module.css';

type Props = Readonly<{ error?: Error; isLate: boolean; retry: () => void }>;

/** What a page shows that isn't there yet: nothing, a spinner when it takes long, or what went wrong. */
export default function Loading({ error, isLate, retry }: Props): ReactElement | null {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>{error.message}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return isLate ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}
