import { stored } from './stored';

/** The framework hides the bar at first paint when one was closed before. A new one is shown all the same. */
export function showNewAnnouncement(): void {
  const bar = document.getElementById('announcement');
  if (bar && stored('docusaurus.announcement.id') !== bar.dataset.announcement)
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
}
