import type { ReactElement } from 'react';
import styles from './styles.module.css';

/** A button that copies the code block. runtime/inline/copy.ts handles the click, so it works from the first paint on. */
export default function CopyButton(): ReactElement {
  return (
    <button type="button" className={styles.copy} data-copy>
      <span aria-live="polite">Copy</span>
      <span className="visually-hidden"> code to clipboard</span>
    </button>
  );
}
