import { useEffect, useEffectEvent, type ReactElement } from 'react';
import styles from './styles.module.css';

type Props = Readonly<{ isEnabled: boolean; onStep: (by: 1 | -1) => void }>;

/** Leads from one finding or change to the next, also by F8 and Shift+F8. */
export default function Steps({ isEnabled, onStep }: Props): ReactElement {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey || !isEnabled) return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  });

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  const button = (name: string, keys: string, by: 1 | -1): ReactElement => (
    <button
      type="button"
      className={styles.button}
      title={`${name} finding or change (${keys})`}
      aria-keyshortcuts={keys}
      disabled={!isEnabled}
      onClick={() => onStep(by)}
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
