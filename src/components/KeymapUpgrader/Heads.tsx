import type { ReactElement } from 'react';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{ workbench: Pick<Workbench, 'files' | 'active' | 'file' | 'select'> }>;

/** What stands above the texts: what each one is, and which file. The row is as high for one file as for several. */
export default function Heads({ workbench: { files, active, file, select } }: Props): ReactElement {
  return (
    <div className={styles.heads}>
      <div>
        <span aria-hidden="true">Your keymap</span>
        {files.length > 1 ? (
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
        ) : (
          <code className={styles.fileName}>{file.name}</code>
        )}
      </div>
      <span aria-hidden="true">Upgraded</span>
    </div>
  );
}
