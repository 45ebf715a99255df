import { Fragment, type ReactElement } from 'react';
import { describeFile, isUnreadable } from './openFile';
import RemovableItem from './RemovableItem';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{ workbench: Pick<Workbench, 'files' | 'file' | 'select' | 'close'> }>;

/** The open files, worst first, with the number of problems in each. */
export default function FileList({ workbench: { files, file: shown, select, close } }: Props): ReactElement {
  return (
    <nav className={styles.files} aria-label="Files">
      <ul>
        {files.map((file) => (
          <RemovableItem key={file.name} className={file === shown ? styles.current : undefined}>
            <button
              type="button"
              className={styles.fileButton}
              aria-current={file === shown ? 'true' : undefined}
              onClick={() => select(file.name)}
            >
              <span className={styles.path}>{withLineBreaks(file.name)}</span>{' '}
              <span className={isUnreadable(file) || file.errors > 0 ? styles.errorCounts : styles.counts}>
                {describeFile(file)}
              </span>
            </button>
            <button
              type="button"
              className={styles.close}
              aria-label={`Close ${file.name}`}
              onClick={() => close(file.name)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </RemovableItem>
        ))}
      </ul>
    </nav>
  );
}

/** Lets a long path wrap after each slash. */
const withLineBreaks = (path: string): readonly ReactElement[] =>
  path.split(/(?<=\/)/).map((segment, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {segment}
    </Fragment>
  ));
