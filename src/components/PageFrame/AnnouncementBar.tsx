import type { ReactElement } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import styles from './announcementBar.module.css';

/** The announcement from the site configuration. runtime/inline/announcement.ts closes it and remembers that. */
export default function AnnouncementBar(): ReactElement | null {
  const { announcementBar } = useThemeConfig();
  if (!announcementBar) return null;
  const { id, content, isCloseable, backgroundColor, textColor } = announcementBar;
  return (
    <aside
      className={styles.bar}
      style={{ backgroundColor, color: textColor }}
      data-announcement={id}
      aria-label="Announcement"
    >
      {/* Safe, because it comes from the site configuration. */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button type="button" className="clean-btn close" aria-label="Close" data-announcement-close>
          <IconClose width={14} height={14} strokeWidth={3.1} aria-hidden />
        </button>
      )}
    </aside>
  );
}
