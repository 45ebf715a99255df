import type { ReactElement } from 'react';
import styles from './styles.module.css';

const maxShown = 8;

/** A list that shows its first items. The reader can unfold the others. */
export default function LongList({ items }: Readonly<{ items: readonly string[] }>): ReactElement {
  const list = (part: readonly string[]): ReactElement => (
    <ul className={styles.notes}>
      {part.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list(items.slice(0, maxShown))}
      {items.length > maxShown && (
        <details>
          <summary>{items.length - maxShown} more</summary>
          {list(items.slice(maxShown))}
        </details>
      )}
    </>
  );
}
