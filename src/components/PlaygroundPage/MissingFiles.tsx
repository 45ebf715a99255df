import { useRef, type ReactElement } from 'react';
import { chosenFiles } from '@site/src/userFiles/inputFiles';
import { describeMissing } from './describeMissing';
import styles from './styles.module.css';
import type { PlaygroundState } from './usePlayground';

/** Says which included files aren't here and what that costs, with a button to add them. */
export default function MissingFiles({ playground }: Readonly<{ playground: PlaygroundState }>): ReactElement | null {
  const { missing, drawing, otherFormat, addFiles } = playground;
  const fileInput = useRef<HTMLInputElement>(null);
  const message = otherFormat ? '' : describeMissing(missing, drawing);
  return (
    <div role="status">
      {message && (
        <p className={styles.missing}>
          <span>{message}</span>
          <button type="button" onClick={() => fileInput.current?.click()}>
            {missing.files.length === 1 ? 'Add the file…' : 'Add the files…'}
          </button>
          <input
            ref={fileInput}
            type="file"
            multiple
            hidden
            aria-label="Add the files that the keymap includes"
            onChange={({ target }) => {
              void addFiles(chosenFiles(target.files));
              target.value = '';
            }}
          />
        </p>
      )}
    </div>
  );
}
