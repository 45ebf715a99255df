import { useSyncExternalStore, type ComponentProps, type ReactElement } from 'react';
import styles from './styles.module.css';

type Platform = 'unknown' | 'apple' | 'other';

/** Unknown until the page runs: until then both keys are in the HTML and CSS shows one (runtime/inline marks Apple's platforms). */
function usePlatform(): Platform {
  return useSyncExternalStore(neverChanges, readPlatform, () => 'unknown');
}

const neverChanges = () => () => undefined;
const readPlatform = (): Platform => (document.documentElement.dataset.platform === 'apple' ? 'apple' : 'other');

/** Looks like a search box, and opens the one that is in the dialog. */
export default function SearchButton(props: ComponentProps<'button'>): ReactElement {
  const platform = usePlatform();
  // The keys lie over the button, not in it: its name is what people say to it by voice, "Search".
  return (
    <div className={styles.box}>
      <button
        {...props}
        type="button"
        className={styles.button}
        data-search-button
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
        {platform !== 'apple' && <kbd className={styles.other}>Ctrl</kbd>}
        {platform !== 'other' && <kbd className={styles.apple}>⌘</kbd>}
        <kbd>K</kbd>
      </span>
    </div>
  );
}
