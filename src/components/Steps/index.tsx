import type { ReactElement, ReactNode } from 'react';
import styles from './styles.module.css';

/** Draws a numbered Markdown list as a sequence of steps. */
export default function Steps({ children }: Readonly<{ children: ReactNode }>): ReactElement {
  return <div className={styles.steps}>{children}</div>;
}
