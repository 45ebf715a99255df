import { useRef, type ReactElement } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import { EXAMPLE } from './example';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{ workbench: Workbench; onUndo: () => void }>;

/** Long enough for the browser to have taken the file. */
const REVOKE_AFTER_MS = 2000;

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

export default function Toolbar({ workbench, onUndo }: Props): ReactElement {
  const { file, files, active, result, isSettled, open, show, clear, select } = workbench;
  const chooser = useRef<HTMLInputElement>(null);
  const isEmpty = file.text === '';
  const canLeave = !isEmpty && isSettled;

  return (
    <div className={styles.toolbar}>
      <button type="button" className={styles.button} onClick={() => chooser.current?.click()}>
        Open files…
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Open keymap files"
        onChange={(event) => {
          void open([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <button type="button" className={styles.button} onClick={() => show([EXAMPLE])}>
        Try an example
      </button>
      <button type="button" className={styles.button} onClick={onUndo}>
        Undo
      </button>
      <button type="button" className={styles.button} disabled={isEmpty} onClick={clear}>
        Clear
      </button>
      {files.length > 1 && (
        <select
          aria-label="File shown"
          className={styles.select}
          value={active}
          onChange={(event) => select(Number(event.target.value))}
        >
          {files.map(({ name }, index) => (
            <option key={`${name} ${index}`} value={index}>
              {name}
            </option>
          ))}
        </select>
      )}
      <span className={styles.spacer} />
      <CopyButton
        label="Copy result"
        getText={() => result}
        otherwise="Download the file, or select the upgraded text and copy it."
        className={styles.primary}
        disabled={!canLeave}
      />
      <button type="button" className={styles.button} disabled={!canLeave} onClick={() => download(file.name, result)}>
        Download {file.name}
      </button>
    </div>
  );
}
