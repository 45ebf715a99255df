// Wraps the announcement bar of theme-classic 3.7.0 to name it in the page: runtime/inline shows a new one, at first paint, to
// readers who closed the one before.
import type { ReactElement } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

export default function NamedAnnouncementBar(): ReactElement | null {
  const { announcementBar } = useThemeConfig();
  if (!announcementBar) return null;
  return (
    <div id="announcement" data-announcement={announcementBar.id}>
      <AnnouncementBar />
    </div>
  );
}
