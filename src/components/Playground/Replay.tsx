import type { ReactElement } from 'react';
import type { LiveStore, LiveView } from './liveStore';
import styles from './styles.module.css';

type Props = Readonly<{ store: LiveStore; view: LiveView }>;

const slow = 0.2;

/** Everything typed is recorded; these play it again, as it was, slowly or step by step. */
export default function Replay({ store, view: { recorded, remaining } }: Props): ReactElement {
  const isEmpty = recorded === 0;
  return (
    <div className={styles.replay} role="group" aria-label="Replay what you typed">
      <button type="button" disabled={isEmpty} onClick={() => store.replay(1)}>
        Replay
      </button>
      <button type="button" disabled={isEmpty} onClick={() => store.replay(slow)}>
        Slow motion
      </button>
      <button type="button" disabled={isEmpty} onClick={store.step}>
        {remaining ? `Next step (${remaining} left)` : 'Step by step'}
      </button>
      <button type="button" disabled={isEmpty} onClick={store.clear}>
        Clear
      </button>
    </div>
  );
}
