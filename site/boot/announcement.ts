/** The framework hides the bar at first paint when one was closed before. A new one is shown all the same. */
export function showNewAnnouncement(stored: (key: string) => string | null): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement]');
  if (bar && stored('docusaurus.announcement.id') !== bar.dataset.announcement)
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
}
