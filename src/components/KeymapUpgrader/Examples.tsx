import type { ReactElement } from 'react';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

const names = [
  ['old', 'Old keymap'],
  ['broken', 'Broken keymap'],
  ['configuration', 'Whole configuration'],
  ['log', 'Failed build log'],
] as const;

/** One of each kind, to try the tool with. */
export default function Examples({ show }: Pick<Workbench, 'show'>): ReactElement {
  return (
    <p className={styles.examples}>
      Try an example:{' '}
      {names.map(([id, label]) => (
        <button
          key={id}
          type="button"
          className={styles.fix}
          onClick={() => void import('./examples').then(({ examples }) => show(examples[id]))}
        >
          {label}
        </button>
      ))}
    </p>
  );
}
