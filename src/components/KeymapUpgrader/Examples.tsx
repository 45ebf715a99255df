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
export default function Examples({ workbench }: Readonly<{ workbench: Workbench }>): ReactElement {
  return (
    <p className={styles.examples}>
      Examples:{' '}
      {labels.map(([id, label]) => (
        <button
          key={id}
          type="button"
          className={styles.smallButton}
          onClick={() =>
            void workbench
              .withPart(() => import('./examples'))
              .then((part) => part && workbench.openExample(part.examples[id]))
          }
        >
          {label}
        </button>
      ))}
    </p>
  );
}
