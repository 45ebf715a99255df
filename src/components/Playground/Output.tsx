import type { ReactElement } from 'react';
import { writeDocument } from '#core/simulator';
import Outcome from '@site/src/components/TimelineChart/Outcome';
import styles from './styles.module.css';

const maxKeys = 24;

/** What the computer receives: the text it would write in an editor, and the latest keys. */
export default function Output({ received }: Readonly<{ received: readonly string[] }>): ReactElement {
  return (
    <div className={styles.received}>
      <div className={styles.document} role="group" aria-label="What a text editor would show">
        {writeDocument(received).map((item, index) =>
          item.kind === 'text' ? <span key={index}>{item.text}</span> : <kbd key={index}>{item.chord}</kbd>,
        )}
        <span className={styles.caret} aria-hidden="true" />
      </div>
      <p>
        Your computer would receive <Outcome outcome={received.slice(-maxKeys).join(' ') || 'nothing'} />
      </p>
    </div>
  );
}
