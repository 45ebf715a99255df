import type { ReactElement } from 'react';
import { releases, isRelease } from '#core/configuration';
import { isLog } from '#core/config-files';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{
  workbench: Pick<Workbench, 'files' | 'file' | 'select' | 'target' | 'built' | 'setTarget'>;
  isOneColumn: boolean;
  onOneColumn: (isOneColumn: boolean) => void;
}>;

/** The row above the editor: which file is shown, and which release to upgrade to. */
export default function FileHeader({ workbench, isOneColumn, onOneColumn }: Props): ReactElement {
  const { files, file, select, target, built, setTarget } = workbench;
  return (
    <div className={styles.fileHeader}>
      <div>
        <span aria-hidden="true">Your file</span>
        {files.length > 1 ? (
          <select
            aria-label="File shown"
            className={styles.select}
            value={file.name}
            onChange={(event) => select(event.target.value)}
          >
            {files.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ) : (
          <code className={styles.fileName}>{file.name}</code>
        )}
      </div>
      {file.accepted.length > 0 && (
        <label className={styles.onlyWide}>
          <input type="checkbox" checked={isOneColumn} onChange={({ target: box }) => onOneColumn(box.checked)} />
          One column
        </label>
      )}
      {!files.every(({ name }) => isLog(name)) && (
        <label>
          Upgrade to{' '}
          <select
            className={styles.select}
            value={target ?? ''}
            onChange={({ target: { value } }) => setTarget(isRelease(value) ? value : null)}
          >
            {!isRelease(built) && <option value="">{built} (as it is)</option>}
            {releases.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
