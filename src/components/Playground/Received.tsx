import type { ReactElement } from 'react';
import { writeDocument } from '#core/simulator';
import Outcome from '@site/src/components/TimelineChart/Outcome';
import styles from './styles.module.css';

/** How many of the latest keys are shown as keys. */
const mostKeys = 24;

/** What the computer receives, as it would look in an editor, and as keys. */
export default function Received({ received }: Readonly<{ received: readonly string[] }>): ReactElement {
  return (
    <div className={styles.received}>
      <div className={styles.document} role="group" aria-label="What an editor would show">
        {writeDocument(received).map((piece, index) =>
          piece.kind === 'text' ? <span key={index}>{piece.text}</span> : <kbd key={index}>{piece.chord}</kbd>,
        )}
        <span className={styles.caret} aria-hidden="true" />
      </div>
      <p>
        Your computer would receive <Outcome outcome={received.slice(-mostKeys).join(' ') || 'nothing'} />
      </p>
    </div>
  );
}
