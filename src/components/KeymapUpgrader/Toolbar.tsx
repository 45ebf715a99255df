import { useRef, type ReactElement, type ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import { download, downloadZip } from './download';
import { chosenFiles } from './dropped';
import type { SourceFile } from './types';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{
  workbench: Workbench;
  /** Null while the changes cannot be looked at: what nobody could look at does not leave the page. */
  result: string | null;
  allResults: () => readonly SourceFile[];
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  onClear: () => void;
  /** The buttons that lead through the findings. */
  steps: ReactNode;
}>;

export default function Toolbar(props: Props): ReactElement {
  const { workbench, result, allResults, onUndo, onRedo, onClear, steps } = props;
  const { file, files, isSettled, open } = workbench;
  const canLeave = result !== null && isSettled && file.text !== '';
  const button = (label: string, act: (() => void) | null): ReactElement => (
    <button type="button" className={styles.button} disabled={!act} onClick={() => act?.()}>
      {label}
    </button>
  );

  return (
    <div className={styles.toolbar}>
      <Chooser label="Open files…" inputLabel="Open files" onChoose={open} />
      <Chooser label="Open folder…" inputLabel="Open a folder" folder onChoose={open} />
      {button('Undo', onUndo)}
      {button('Redo', onRedo)}
      {button('Clear', files.every(({ text }) => text === '') ? null : onClear)}
      {steps}
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
      {button('Download all', canLeave && files.length > 1 ? () => void downloadZip(allResults()) : null)}
    </div>
  );
}

type ChooserProps = Readonly<{
  label: string;
  inputLabel: string;
  folder?: boolean;
  onChoose: Workbench['open'];
}>;

function Chooser({ label, inputLabel, folder = false, onChoose }: ChooserProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        {...(folder ? { webkitdirectory: '' } : {})}
        aria-label={inputLabel}
        onChange={(event) => {
          void onChoose(Promise.resolve(chosenFiles(event.target.files)));
          event.target.value = '';
        }}
      />
    </>
  );
}
