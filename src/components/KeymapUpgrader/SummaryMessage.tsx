import type { ReactElement } from 'react';
import type { Summary } from './summary';
import styles from './styles.module.css';

type Props = Summary &
  Readonly<{
    onRetry?: () => void;
    /** How many fixes can be applied without asking. */
    fixCount?: number;
    onFixAll?: () => void;
    /** Which release and which firmwares this is about. */
    scope?: string;
  }>;

/** A summary that screen readers announce, and a button to try again if loading failed. */
export default function SummaryMessage(props: Props): ReactElement {
  const { verdict, details, tone, onRetry, fixCount = 0, onFixAll, scope } = props;
  return (
    <div className={styles.summary} data-tone={tone}>
      {/* Focusable, because it gets the focus when the last list item is removed. */}
      <p role="status" tabIndex={-1}>
        {/* The key creates new elements for a new text. If the old ones changed, browsers would report a layout shift. */}
        <span key={`${verdict} ${details}`}>
          <strong>{verdict}</strong> {details}
        </span>
      </p>
      {scope && <p className={styles.scope}>{scope}</p>}
      {fixCount > 0 && onFixAll && (
        <button type="button" className={styles.primary} onClick={onFixAll}>
          Fix all <span className={styles.fixCount}>{fixCount}</span>
        </button>
      )}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
