import type { ReactElement } from 'react';
import type { Summary } from './summary';
import styles from './styles.module.css';

type Props = Summary & Readonly<{ onRetry?: () => void }>;

/** A summary that screen readers announce, and a button to try again if loading failed. */
export default function SummaryMessage({ verdict, details, tone, onRetry }: Props): ReactElement {
  return (
    <div className={styles.summary} data-tone={tone}>
      {/* Focusable, because it gets the focus when the last list item is removed. */}
      <p role="status" tabIndex={-1}>
        {/* The key creates new elements for a new text. If the old ones changed, browsers would report a layout shift. */}
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
