import type { ReactElement } from 'react';
import type { Summary } from './summary';
import styles from './styles.module.css';

type Props = Summary & Readonly<{ onRetry?: () => void }>;

/** A summary that screen readers announce, and a button to try again if loading failed. */
export default function SummaryMessage({ verdict, details, tone, onRetry }: Props): ReactElement {
  return (
    <div className={styles.summary} data-tone={tone}>
      {/* It gets the focus when the item that had it is gone, and no other is left. */}
      <p role="status" tabIndex={-1}>
        {/* A new text gets new elements. In the old ones, browsers would report the details as a layout shift. */}
        <span key={`${verdict} ${details}`}>
          <strong>{verdict}</strong> {details}
        </span>
      </p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
