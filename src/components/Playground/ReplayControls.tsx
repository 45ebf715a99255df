import type { ReactElement } from 'react';
import type { LiveKeyboardStore, LiveSnapshot } from './liveKeyboardStore';
import styles from './styles.module.css';

type Props = Readonly<{ store: LiveKeyboardStore; snapshot: LiveSnapshot }>;

const slowMotionSpeed = 0.2;

/** Buttons that replay what the reader typed: at the same speed, in slow motion, or step by step. */
export default function ReplayControls({ store, snapshot: { recorded, remaining } }: Props): ReactElement {
  const isEmpty = recorded === 0;
  return (
    <div className={styles.replay} role="group" aria-label="Replay what you typed">
      <button type="button" disabled={isEmpty} onClick={() => store.replay(1)}>
        Replay
      </button>
      <button type="button" disabled={isEmpty} onClick={() => store.replay(slowMotionSpeed)}>
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
