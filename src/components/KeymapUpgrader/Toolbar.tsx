import { useRef, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import { isLog } from '#core/config-files';
import CopyButton from '@site/src/components/CopyButton';
import { download, downloadZip } from '@site/src/userFiles/download';
import { chosenFiles } from '@site/src/userFiles/inputFiles';
import { isUnreadable, type OpenFile } from './openFile';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{
  workbench: Workbench;
  /** The upgraded text of a file. Null while changes can't be shown, because readers shouldn't get changes they couldn't review. */
  getResult: ((file: OpenFile) => string) | null;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  onClear: () => void;
  jumpButtons: ReactNode;
}>;

export default function Toolbar(props: Props): ReactElement {
  const { workbench, getResult, onUndo, onRedo, onClear, jumpButtons } = props;
  const { file, files, isUpToDate, open } = workbench;
  const exported =
    getResult && isUpToDate ? files.filter((each) => each.text !== '' && !isLog(each.name) && !isUnreadable(each)) : [];
  const canExport = exported.includes(file);
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
      <CopyButton
        label="Copy result"
        getText={result}
        fallbackHint="Download the file, or select the upgraded text and copy it."
        className={styles.primary}
        disabled={!canExport}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={`Download ${file.name}`}
        disabled={!canExport}
        onClick={() => download(file.name, result())}
      >
        Download
      </button>
      {button(
        'Download all',
        getResult && exported.length > 1
          ? () =>
              void workbench.withPart(() =>
                downloadZip(exported.map((each) => ({ name: each.name, text: getResult(each) }))),
              )
          : null,
      )}
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
