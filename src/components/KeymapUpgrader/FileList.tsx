import { Fragment, type ReactElement } from 'react';
import { describeCounts, type Counts } from './counts';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

type Props = Readonly<{
  workbench: Pick<Workbench, 'file' | 'close'>;
  names: readonly string[];
  counts: (name: string) => Counts;
  onSelect: (name: string) => void;
}>;

/** The open files, worst first, with the number of problems in each. */
export default function FileList({ workbench: { file, close }, names, counts, onSelect }: Props): ReactElement {
  return (
    <nav className={styles.files} aria-label="Files">
      <ul>
        {names.map((name) => (
          <li key={name} className={name === file.name ? styles.current : undefined}>
            <button
              type="button"
              className={styles.fileButton}
              aria-current={name === file.name ? 'true' : undefined}
              onClick={() => onSelect(name)}
            >
              <span className={styles.path}>{withLineBreaks(name)}</span>{' '}
              <span className={styles.counts} data-worst={counts(name).worst}>
                {describeCounts(counts(name))}
              </span>
            </button>
            <button type="button" className={styles.close} aria-label={`Close ${name}`} onClick={() => close(name)}>
              <span aria-hidden="true">×</span>
            </button>
          </li>
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
