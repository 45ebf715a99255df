import { stored } from './stored';

const attribute = 'data-announcement-bar-initially-dismissed';

/** Before the bar is there, the framework's own way: hidden when one was closed before. */
export function hideClosedAnnouncement(): void {
  if (stored('docusaurus.announcement.dismiss') === 'true') document.documentElement.setAttribute(attribute, 'true');
}

/** A new one is shown all the same. */
export function showNewAnnouncement(): void {
  const bar = document.getElementById('announcement');
  if (bar && stored('docusaurus.announcement.id') !== bar.dataset.announcement)
    document.documentElement.setAttribute(attribute, 'false');
}
