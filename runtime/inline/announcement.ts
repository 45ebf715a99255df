import { attributes, pageAttributes, storageKeys } from '../contract';
import { remember, stored } from './stored';

const { announcement, announcementClose } = attributes;
const page = document.documentElement;

/** Before the first paint, when the id isn't known yet: hidden when the one before was closed. */
export const hideClosedAnnouncement = (): boolean =>
  page.toggleAttribute(pageAttributes.announcementClosed, stored(storageKeys.announcementClosed) === 'true');

/** A new one is shown all the same. */
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
