import { useId, useState, type FormEvent, type ReactElement } from 'react';
import styles from './styles.module.css';

type Props = Readonly<{
  /** Loads a keymap. Returns the reason if it can't be used. */
  onLoad: (source: string) => string | undefined;
  /** What the simulator ignores in the loaded keymap. */
  notes: readonly string[];
}>;

/** A form where readers paste their own keymap. */
export default function OwnKeymapForm({ onLoad, notes }: Props): ReactElement {
  const id = useId();
  const [source, setSource] = useState('');
  const [reason, setReason] = useState<string>();
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setReason(onLoad(source));
  }
  return (
    <details className={styles.ownKeymap}>
      <summary>Use my keymap</summary>
      <form onSubmit={onSubmit}>
        <label htmlFor={id}>Paste the contents of your .keymap file. It never leaves your browser.</label>
        <textarea
          id={id}
          rows={8}
          spellCheck={false}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        <button type="submit" disabled={source.trim() === ''}>
          Type on it
        </button>
      </form>
      <div role="status">
        {reason !== undefined && <p>{reason}</p>}
        {notes.length > 0 && (
          <ul>
            {[...new Set(notes)].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
