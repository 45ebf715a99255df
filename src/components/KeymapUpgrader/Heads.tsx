import type { ReactElement } from 'react';
import type { Target } from '#core/config-check';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{
  workbench: Pick<Workbench, 'files' | 'file' | 'target' | 'setTarget'>;
  /** The files in the order of the list. */
  names: readonly string[];
  onSelect: (name: string) => void;
}>;

/** What stands above the texts: which file, and the release it is upgraded to. The row is as high for one file as for several. */
export default function Heads({ workbench, names, onSelect }: Props): ReactElement {
  const { files, file, target, setTarget } = workbench;
  return (
    <div className={styles.heads}>
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
      <label>
        Upgraded to{' '}
        <select className={styles.select} value={target} onChange={(event) => setTarget(event.target.value as Target)}>
          <option>v0.3</option>
          <option>main</option>
        </select>
      </label>
    </div>
  );
}
