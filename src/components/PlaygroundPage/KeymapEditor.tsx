import type { ReactElement } from 'react';
import LongList from './LongList';
import styles from './styles.module.css';
import type { PlaygroundState } from './usePlayground';

/** A text field with the keymap, and what the simulator can't handle in it. */
export default function KeymapEditor({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement {
  const { source, typeSource, keymap, drawing, otherFormat } = playground;
  // Each note is also its React key, so it can be in the list only once.
  const notes = [...new Set(keymap.notes)];
  return (
    <section className={styles.editor} aria-labelledby="keymap-text">
      {/* A fixed id, because search results lead to it. */}
      <h2 id="keymap-text">Keymap</h2>
      <p>
        Paste your <code>.keymap</code> file here, or drop it anywhere on the page, together with the files it includes.
        To get the shape of your keyboard, drop a file with a physical layout or QMK’s <code>info.json</code>.
      </p>
      <div role="status">
        {!keymap.ok && drawing.keyCount > 0 && (
          <p className={styles.problem}>You can’t type on this keymap: {keymap.reason}</p>
        )}
        {!otherFormat && notes.length > 0 && <LongList items={notes} />}
      </div>
      <textarea
        aria-label="Keymap"
        data-keymap
        rows={20}
        spellCheck={false}
        autoCapitalize="off"
        value={source}
        onChange={({ target }) => typeSource(target.value)}
      />
    </section>
  );
}
