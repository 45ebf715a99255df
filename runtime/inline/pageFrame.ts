import { pageAttributes } from '../contract';
import { hideClosedAnnouncement, startAnnouncement } from './announcement';
import { showColorMode, startColorMode } from './colorMode';
import { startCopyButtons } from './copy';
import { startDialogs } from './dialogs';
import { startMenu } from './menu';
import { startReveal } from './reveal';
import { startScrollable } from './scrollable';
import { startSearch } from './search';
import { startSidebar } from './sidebar';
import { startTabs } from './tabs';
import { startTerms } from './terms';
import { startTryIt } from './tryIt';
import { whenParsed } from './whenParsed';

/** Starts everything that works without the framework: the page frame, and the controls in the content. */
export function startPageFrame(): void {
  showColorMode();
  hideClosedAnnouncement();
  // The search button and the copy buttons then show shortcuts with the Command key.
  if (screen.width > 480 && /mac|iphone|ipad|ipod/i.test(navigator.platform))
    document.documentElement.setAttribute(pageAttributes.platform, 'apple');
  startDialogs();
  startMenu();
  startSearch();
  startColorMode();
  startCopyButtons();
  startTerms();
  startTryIt();
  whenParsed(() => {
    startAnnouncement();
    startTabs();
    startReveal();
    startSidebar();
    startScrollable();
  });
}
