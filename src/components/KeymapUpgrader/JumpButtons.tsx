import { useEffect, useEffectEvent, type ReactElement } from 'react';
import styles from './styles.module.css';

type Props = Readonly<{ isEnabled: boolean; onJump: (direction: 1 | -1) => void }>;

/** Buttons that jump to the previous or next finding or change. F8 and Shift+F8 do the same. */
export default function JumpButtons({ isEnabled, onJump }: Props): ReactElement {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || !isEnabled) return;
    event.preventDefault();
    onJump(event.shiftKey ? -1 : 1);
  });

  useEffect(() => {
    const listeners = new AbortController();
    document.addEventListener('keydown', onKeyDown, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);

  const button = (name: string, keys: string, direction: 1 | -1): ReactElement => (
    <button
      type="button"
      className={styles.button}
      title={`${name} finding or change (${keys})`}
      aria-keyshortcuts={keys}
      disabled={!isEnabled}
      onClick={() => onJump(direction)}
    >
      {name}
    </button>
  );
  return (
    <>
      {button('Previous', 'Shift+F8', -1)}
      {button('Next', 'F8', 1)}
    </>
  );
}
