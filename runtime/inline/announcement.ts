import { attributes, pageAttributes, storageKeys } from '../contract';
import { remember, stored } from './stored';

const { announcement, announcementClose } = attributes;
const page = document.documentElement;

/** Hides the announcement if the reader closed the last one. Runs before the first paint, when its id isn't known yet. */
export const hideClosedAnnouncement = (): boolean =>
  page.toggleAttribute(pageAttributes.announcementClosed, stored(storageKeys.announcementClosed) === 'true');

/** Closing an announcement hides it until there's a new one. */
export function startAnnouncement(): void {
  const bar = document.querySelector(`[${announcement}]`);
  const id = bar?.getAttribute(announcement);
  if (!bar || !id) return;
  if (stored(storageKeys.announcementId) !== id) {
    remember(storageKeys.announcementId, id);
    remember(storageKeys.announcementClosed, 'false');
  }
  hideClosedAnnouncement();
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(`[${announcementClose}]`)) return;
    remember(storageKeys.announcementClosed, 'true');
    page.toggleAttribute(pageAttributes.announcementClosed, true);
  });
}
