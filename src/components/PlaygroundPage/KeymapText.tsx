import { useId, type ReactElement } from 'react';
import styles from './styles.module.css';
import type { PlaygroundState } from './usePlayground';

const mostNotes = 8;

/** The text of the keymap, to paste into and to edit; everything above follows it. */
export default function KeymapText({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { source, setSource, keymap, drawing } = playground;
  const id = useId();
  const notes = keymap.notes.slice(0, mostNotes);
  return (
    <section className={styles.text} aria-labelledby={id}>
      <h2 id={id}>Keymap</h2>
      <p>
        Paste your <code>.keymap</code> file here, or drop it anywhere on the page, together with the files it includes.
        For the shape of your keyboard, drop a file with a physical layout or QMK’s <code>info.json</code>.
      </p>
      <div role="status">
        {!keymap.ok && drawing.layers.length > 0 && (
          <p className={styles.problem}>It cannot be typed on: {keymap.reason}</p>
        )}
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            {keymap.notes.length > mostNotes && <li>And {keymap.notes.length - mostNotes} more.</li>}
          </ul>
        )}
      </div>
      <textarea
        aria-label="Keymap"
        rows={20}
        spellCheck={false}
        autoCapitalize="off"
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
    </section>
  );
}
