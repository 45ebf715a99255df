import type { ReactElement } from 'react';
import { nameChord, type KeymapDrawing } from '#core/keymap-drawing';
import { writeDocument } from '#core/simulator';
import Outcome from '@site/src/components/TimelineChart/Outcome';
import styles from './styles.module.css';

const maxKeys = 24;

type Props = Readonly<{ received: readonly string[]; drawing: KeymapDrawing }>;

/** What the computer receives: the text it would write in an editor, and the latest keys. */
export default function Output({ received, drawing }: Props): ReactElement {
  const latest = received.slice(-maxKeys).map((chord) => nameChord(chord, drawing));
  return (
    <div className={styles.received}>
      <div className={styles.document} role="group" aria-label="What a text editor would show">
        {writeDocument(received, drawing.typed).map((item, index) =>
          item.kind === 'text' ? (
            <span key={index}>{item.text}</span>
          ) : (
            <kbd key={index}>{nameChord(item.chord, drawing)}</kbd>
          ),
        )}
        <span className={styles.caret} aria-hidden="true" />
      </div>
      <p>
        Your computer would receive <Outcome outcome={latest.join(' ') || 'nothing'} />
      </p>
    </div>
  );
}
