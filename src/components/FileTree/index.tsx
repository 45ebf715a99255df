import type { ReactElement, ReactNode } from 'react';
import styles from './styles.module.css';

/** Draws a nested Markdown list as a folder tree. */
export default function FileTree({ children }: Readonly<{ children: ReactNode }>): ReactElement {
  return <div className={styles.tree}>{children}</div>;
}
