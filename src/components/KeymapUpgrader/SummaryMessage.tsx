import type { ReactElement } from 'react';
import styles from './styles.module.css';

type Props = Readonly<{ sentence: string; tone: 'plain' | 'good' | 'bad'; onRetry: (() => void) | null }>;

/** A one-sentence summary that screen readers announce, and a button to try again if loading failed. */
export default function SummaryMessage({ sentence, tone, onRetry }: Props): ReactElement {
  return (
    <div className={styles.summary} data-tone={tone}>
      <p role="status">{sentence}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
