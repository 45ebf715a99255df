import type { AnnouncementConfig } from './themeConfig.ts';

/**
 * The bar above the navbar, or `undefined` for none. After a reader closes it, it only comes back if `id` changes.
 *
 * Example: { id: 'v0-3', content: '<a href="/blog">ZMK v0.3 is out</a>', isCloseable: true, backgroundColor: …, textColor: … }
 */
export const announcement: AnnouncementConfig | undefined = undefined;
