import type { ReactElement } from 'react';
import { translate } from '@docusaurus/Translate';
import { menuDialogId } from '@site/runtime/contract';
import IconClose from '@theme/Icon/Close';
import IconMenu from '@theme/Icon/Menu';
import styles from './menu.module.css';

export function MenuButton(): ReactElement {
  const label = translate({
    id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
    message: 'Toggle navigation bar',
    description: 'The ARIA label for hamburger menu button of mobile navigation',
  });
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      data-menu-open
      aria-label={label}
      aria-haspopup="dialog"
      aria-controls={menuDialogId}
    >
      <IconMenu />
    </button>
  );
}

/** The mobile menu: an empty dialog that runtime/inline/menu.ts fills and opens. React doesn't manage its panels. */
export function Menu(): ReactElement {
  const emptyHtml = { __html: '' };
  return (
    <dialog id={menuDialogId} className={styles.menu} data-panel="main" aria-label="Menu" suppressHydrationWarning>
      <div className={styles.sheet}>
        <div className={styles.header}>
          <button type="button" className={styles.close} data-close aria-label="Close navigation bar">
            <IconClose aria-hidden />
          </button>
        </div>
        {/* Away from the button that opens the menu, so that a double tap on that one doesn't hit this one. */}
        <button type="button" className={styles.back} data-menu-back>
          ← Back to main menu
        </button>
        <div data-panel="page" dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />
        <div data-panel="main" dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />
      </div>
    </dialog>
  );
}
