import { useId, useState, type FormEvent, type ReactElement } from 'react';
import styles from './styles.module.css';

type Props = Readonly<{
  /** Tries the keymap. Returns why it cannot be used, if so. */
  load: (source: string) => string | undefined;
  /** What was left out of the keymap that is loaded. */
  notes: readonly string[];
}>;

/** Takes a keymap from the reader. It stays in the browser. */
export default function OwnKeymap({ load, notes }: Props): ReactElement {
  const id = useId();
  const [source, setSource] = useState('');
  const [reason, setReason] = useState<string>();
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setReason(load(source));
  }
  return (
    <details className={styles.own}>
      <summary>Use my keymap</summary>
      <form onSubmit={onSubmit}>
        <label htmlFor={id}>Paste a .keymap file. It is read in your browser and sent nowhere.</label>
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
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
