import type { ReactElement, ReactNode } from 'react';
import styles from './styles.module.css';

type Props = Readonly<{ caption: ReactNode; children: ReactNode }>;

/** A drawing with a caption. The drawing has its own text alternative (`<svg role="img" aria-label>`). */
export default function Figure({ caption, children }: Props): ReactElement {
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
