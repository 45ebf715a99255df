import { useRef, type ReactElement } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import { playgroundLink } from '@site/src/components/PlaygroundPage/shareLink';
import { example } from './example';
import Steps, { type Props as StepsProps } from './Steps';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{
  workbench: Workbench;
  /** Null while the changes cannot be looked at: what nobody could look at does not leave the page. */
  result: string | null;
  /** Null when there is nothing to undo. */
  onUndo: (() => void) | null;
  onClear: () => void;
  /** Where there is something to look at. */
  places: StepsProps['places'];
  onGoTo: StepsProps['onGoTo'];
}>;

/** Long enough for the browser to have taken the file. */
const revokeAfterMs = 2000;

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}

export default function Toolbar({ workbench, result, onUndo, onClear, places, onGoTo }: Props): ReactElement {
  const { file, files, isSettled, open, show } = workbench;
  const chooser = useRef<HTMLInputElement>(null);
  const canLeave = result !== null && isSettled && file.text !== '';

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
      <button type="button" className={styles.button} onClick={() => show([example])}>
        Try an example
      </button>
      <button type="button" className={styles.button} disabled={!onUndo} onClick={() => onUndo?.()}>
        Undo
      </button>
      <button
        type="button"
        className={styles.button}
        disabled={files.every(({ text }) => text === '')}
        onClick={onClear}
      >
        Clear
      </button>
      <Steps places={places} onGoTo={onGoTo} />
      <span className={styles.spacer} />
      <CopyButton
        label="Copy result"
        getText={() => result ?? ''}
        otherwise="Download the file, or select the upgraded text and copy it."
        className={styles.primary}
        disabled={!canLeave}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={`Download ${file.name}`}
        disabled={!canLeave}
        onClick={() => download(file.name, result ?? '')}
      >
        Download
      </button>
      {canLeave && <a href={playgroundLink(result)}>Open in the playground</a>}
    </div>
  );
}
