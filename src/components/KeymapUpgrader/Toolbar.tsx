import { useRef, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import CopyButton from '@site/src/components/CopyButton';
import { chosenFiles } from '@site/src/userFiles/inputFiles';
import Download, { isExported } from './Download';
import type { OpenFile } from './openFile';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{
  workbench: Workbench;
  /** The upgraded text of a file. Null while changes can't be shown, because readers shouldn't get changes they couldn't review. */
  getResult: ((file: OpenFile) => string) | null;
  /** All differences from the files as they were opened. */
  getPatch: (() => string) | null;
  /** Null if there's nothing to fix. */
  onFixAll: (() => void) | null;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  onClear: () => void;
  jumpButtons: ReactNode;
}>;

export default function Toolbar(props: Props): ReactElement {
  const { workbench, getResult, getPatch, onFixAll, onUndo, onRedo, onClear, jumpButtons } = props;
  const { file, files, isUpToDate, open } = workbench;
  const canDownload = getResult !== null && isUpToDate;
  const canExport = canDownload && isExported(file);
  const result = (): string => getResult?.(file) ?? '';
  const button = (label: string, onClick: (() => void) | null): ReactElement => (
    <button type="button" className={styles.button} disabled={!onClick} onClick={() => onClick?.()}>
      {label}
    </button>
  );

  return (
    <div className={styles.toolbar}>
      <FileButton
        label={
          <>
            Open<span className={styles.notOnPhone}> files</span>…
          </>
        }
        inputLabel="Open files"
        onChoose={open}
      />
      <FileButton label="Open folder…" inputLabel="Open a folder" folder onChoose={open} />
      {button('Undo', onUndo)}
      {button('Redo', onRedo)}
      {button('Clear', files.every(({ text }) => text === '') ? null : onClear)}
      {jumpButtons}
      <span className={styles.spacer} />
      <button type="button" className={styles.primary} disabled={!onFixAll} onClick={() => onFixAll?.()}>
        Fix all
      </button>
      <CopyButton
        label="Copy result"
        getText={result}
        fallbackHint="Download the file, or select the upgraded text and copy it."
        className={styles.button}
        disabled={!canExport}
      />
      <Download workbench={workbench} getResult={canDownload ? getResult : null} getPatch={getPatch} />
    </div>
  );
}

type FileButtonProps = Readonly<{
  label: ReactNode;
  inputLabel: string;
  folder?: boolean;
  onChoose: Workbench['open'];
}>;

function FileButton({ label, inputLabel, folder = false, onChoose }: FileButtonProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, folder && styles.notOnPhone)}
        onClick={() => input.current?.click()}
      >
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
