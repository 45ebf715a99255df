import type { ReactElement } from 'react';
import type { Workbench } from './useWorkbench';
import styles from './styles.module.css';

const labels = [
  ['old', 'Old keymap'],
  ['broken', 'Broken keymap'],
  ['configuration', 'Whole configuration'],
  ['log', 'Failed build log'],
] as const;

/** Buttons that open sample files. */
export default function Examples({ openExample }: Pick<Workbench, 'openExample'>): ReactElement {
  return (
    <p className={styles.examples}>
      Examples:{' '}
      {labels.map(([id, label]) => (
        <button
          key={id}
          type="button"
          className={styles.smallButton}
          onClick={() => void import('./examples').then(({ examples }) => openExample(examples[id]))}
        >
          {label}
        </button>
      ))}
    </p>
  );
}
