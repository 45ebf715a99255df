import type { AnnouncementConfig } from './themeConfig.ts';

/**
 * The bar above the navbar. `undefined` shows none. A reader who closes it sees it again only when `id` changes.
 *
 * Example: { id: 'v0-3', content: '<a href="/blog">ZMK v0.3 is out</a>', isCloseable: true, backgroundColor: …, textColor: … }
 */
export const announcement: AnnouncementConfig | undefined = undefined;
