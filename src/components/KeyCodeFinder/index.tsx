import type { ReactElement } from 'react';
import styles from './styles.module.css';
import { useKeyCodeFinder } from './useKeyCodeFinder';

type Props = Readonly<{
  /** The id of the element whose tables are searched. */
  list: string;
}>;

const fieldId = 'key-code-finder';

/** A search field over the tables of a page. Without JavaScript the tables are all there and the field is not. */
export default function KeyCodeFinder({ list }: Props): ReactElement {
  const { frame, input, status, waiting, onInput, onKeyDown, toggleWaiting } = useKeyCodeFinder(list);
  return (
    <div ref={frame} className={styles.finder} role="search" aria-label="Key codes">
      <label className={styles.label} htmlFor={fieldId}>
        Find a key code
      </label>
      <div className={styles.field}>
        <input
          ref={input}
          id={fieldId}
          type="search"
          className={styles.input}
          placeholder="volume, ~, BSPC, KC_ENT, é"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onInput={onInput}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.press} aria-pressed={waiting} onClick={toggleWaiting}>
          {waiting ? 'Waiting for a key' : 'Press a key'}
        </button>
      </div>
      <p className={styles.status} role="status">
        {status || 'Type a name, a character, words or a QMK name. Click a name to copy it as a binding.'}
      </p>
    </div>
  );
}
