import type { ReactElement } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import styles from './announcementBar.module.css';

/** runtime/inline/announcement.ts closes it, and shows a new one to readers who closed the one before. */
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
      {/* The site's own configuration. */}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button type="button" className="clean-btn close" aria-label="Close" data-announcement-close>
          <IconClose width={14} height={14} strokeWidth={3.1} aria-hidden />
        </button>
      )}
    </aside>
  );
}
