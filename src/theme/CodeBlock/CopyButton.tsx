import type { ReactElement } from 'react';
import styles from './styles.module.css';

/** Copies the code block. runtime/inline/copy.ts handles the click, so that it works at first paint. */
export default function CopyButton(): ReactElement {
  return (
    <button type="button" className={styles.copy} data-copy>
      <span aria-live="polite">Copy</span>
      <span className="visually-hidden"> code to clipboard</span>
    </button>
  );
}
