import type { ReactElement } from 'react';
import styles from './styles.module.css';

/** Looks like a search box, and opens the dialog with the real one (runtime/inline). */
export default function SearchButton(): ReactElement {
  // The keys are next to the button in the HTML and drawn over it, so that the button's text is just "Search" for voice control.
  return (
    <div className={styles.box}>
      <button
        type="button"
        className={styles.button}
        data-search-open
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M13.5 13.5 18 18M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Z" />
        </svg>
        <span className={styles.label}>Search</span>
      </button>
      <span className={styles.keys} aria-hidden="true">
        <kbd className={styles.other}>Ctrl</kbd>
        <kbd className={styles.apple}>⌘</kbd>
        <kbd>K</kbd>
      </span>
    </div>
  );
}
