import type { ReactElement } from 'react';
import type { LiveKeyboardStore, LiveSnapshot } from './liveKeyboardStore';
import styles from './styles.module.css';

type Props = Readonly<{ store: LiveKeyboardStore; snapshot: LiveSnapshot }>;

const slowMotionSpeed = 0.2;

/** Buttons that replay what the reader typed: at the same speed, in slow motion, or step by step. */
export default function ReplayControls({ store, snapshot: { recorded, remaining } }: Props): ReactElement {
  const button = (title: string, onClick: () => void, isDisabled = recorded === 0) => (
    // A click leaves the focus on the keyboard, so that the reader can go on typing.
    <button type="button" disabled={isDisabled} onClick={onClick} onMouseDown={(event) => event.preventDefault()}>
      {title}
    </button>
  );
  return (
    <div className={styles.replay} role="group" aria-label="Replay what you typed">
      {button('Replay', () => store.replay(1))}
      {button('Slow motion', () => store.replay(slowMotionSpeed))}
      {button(remaining ? `Next step (${remaining} left)` : 'Step by step', store.step)}
      {button('Clear', store.clear, false)}
    </div>
  );
}
