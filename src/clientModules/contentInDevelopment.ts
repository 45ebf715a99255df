import { startCopyButtons } from '@site/runtime/inline/copy';
import { startDialogs } from '@site/runtime/inline/dialogs';
import { startReveal } from '@site/runtime/inline/reveal';
import { startScrollable } from '@site/runtime/inline/scrollable';
import { startSearch } from '@site/runtime/inline/search';
import { startTabs } from '@site/runtime/inline/tabs';

// The development server does not use the page template with runtime/inline in it.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  startTabs();
  startReveal();
  startDialogs();
  startSearch();
  startCopyButtons();
  startScrollable();
}
