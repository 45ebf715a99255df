import type { ReactElement } from 'react';
import type { Target } from '#core/config-check';
import { isLog } from '#core/config-files';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{
  workbench: Pick<Workbench, 'files' | 'file' | 'target' | 'setTarget'>;
  /** File names in the order of the file list. */
  names: readonly string[];
  onSelect: (name: string) => void;
}>;

/** The row above the editor: which file is shown, and which release to upgrade to. */
export default function FileHeader({ workbench, names, onSelect }: Props): ReactElement {
  const { files, file, target, setTarget } = workbench;
  return (
    <div className={styles.fileHeader}>
      <div>
        <span aria-hidden="true">Your file</span>
        {files.length > 1 ? (
          <select
            aria-label="File shown"
            className={styles.select}
            value={file.name}
            onChange={(event) => onSelect(event.target.value)}
          >
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ) : (
          <code className={styles.fileName}>{file.name}</code>
        )}
      </div>
      {!files.every(({ name }) => isLog(name)) && (
        <label>
          Upgrade to{' '}
          <select
            className={styles.select}
            value={target}
            onChange={(event) => setTarget(event.target.value as Target)}
          >
            <option>v0.3</option>
            <option>main</option>
          </select>
        </label>
      )}
    </div>
  );
}
