import { pageAttributes } from '../contract';
import { showAsAsked } from './address';
import { hideClosedAnnouncement, startAnnouncement } from './announcement';
import { startColorMode } from './colorMode';
import { startCopyButtons } from './copy';
import { startDialogs } from './dialogs';
import { startMenu } from './menu';
import { startReveal } from './reveal';
import { startScrollable } from './scrollable';
import { startSearch } from './search';
import { startSidebar } from './sidebar';
import { startTabs } from './tabs';
import { startTerms } from './terms';
import { whenParsed } from './whenParsed';

/** All that works without the framework. */
export function startFrame(): void {
  showAsAsked();
  hideClosedAnnouncement();
  // The search button shows this platform's key (src/components/SearchButton).
  if (screen.width > 480 && /mac|iphone|ipad|ipod/i.test(navigator.platform))
    document.documentElement.setAttribute(pageAttributes.platform, 'apple');
  startDialogs();
  startMenu();
  startSearch();
  startColorMode();
  startCopyButtons();
  startTerms();
  whenParsed(() => {
    startAnnouncement();
    startTabs();
    startReveal();
    startSidebar();
    startScrollable();
  });
}
