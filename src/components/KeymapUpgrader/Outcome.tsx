import type { ReactElement } from 'react';
import styles from './styles.module.css';

type Props = Readonly<{ sentence: string; tone: 'plain' | 'good' | 'bad'; onRetry: (() => void) | null }>;

/** One sentence about how it stands, read out when it changes, and a button where trying once more may help. */
export default function Outcome({ sentence, tone, onRetry }: Props): ReactElement {
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
