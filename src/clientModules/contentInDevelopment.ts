import { startCopyButtons } from '@site/site/boot/copy';
import { startScrollable } from '@site/site/boot/scrollable';
import { startTabs } from '@site/site/boot/tabs';

// The development server does not use the page template with site/boot in it.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  startTabs();
  startCopyButtons();
  startScrollable();
}
