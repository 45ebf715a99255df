/**
 * The only script that runs before the reader does something. It keeps the color mode right, switches tabs, copies code, and
 * loads the framework at the reader's first interaction (touch, pointer, scroll, key, focus). That interaction is not lost: a
 * click on something that only works with React is held back and repeated after hydration; what was entered into fields is
 * seen to by src/theme/Root. Links need no help.
 *
 * It is inlined into every page, so its text must not differ between pages (the policy allows it by hash); what does
 * differ stands in the data attributes of its own tag. Pages that work at once (the tools, search) say
 * `<meta name="boot" content="now">`.
 */
import { searchDialogId } from '../contract';
import { showNewAnnouncement } from './announcement';
import { followColorMode, toggleColorMode } from './colorMode';
import { startCopyButtons } from './copy';
import type { EarlyWindow } from './early';
import { recover } from './recover';
import { startReveal } from './reveal';
import { startScrollable } from './scrollable';
import { opensSearch } from './searchKeys';
import { startTabs } from './tabs';

const page = document.documentElement;
const { scripts = '', styles = '' } = (document.currentScript as HTMLScriptElement).dataset;
const interactions = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;
/** The browser's own scroll to an anchor does not count. */
const anchorMs = 200;
const needsReact = 'button,[role=button],[role=switch]';
const worksAlready = '[data-tabs] [role=tab],[data-copy],[data-search-open],dialog *';

const stopColorMode = followColorMode();

const { early } = window as EarlyWindow;
const held = early?.held ?? [];

let started = false;
let scrollCounts = false;

const isHydrated = () => page.getAttribute('data-has-hydrated') === 'true';

function addStylesheet(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/** The search needs no framework, and its code shouldn't have to share the network with it. */
const isForSearch = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[data-search-open], #${searchDialogId}`) !== null;

const onInteraction = (event: Event) =>
  void (isForSearch(event.target) || (event instanceof KeyboardEvent && opensSearch(event)) || start());

function start(): void {
  if (started) return;
  started = true;
  for (const type of interactions) removeEventListener(type, onInteraction, true);
  removeEventListener('scroll', onScroll, true);
  for (const href of styles.split(' ').filter(Boolean)) addStylesheet(href);
  for (const src of scripts.split(' ').filter(Boolean)) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = () => onLoadFailure(`${src} could not be loaded.`);
    document.head.append(script);
  }
}

const onScroll = () => void (scrollCounts && start());

function holdClick(event: Event): void {
  if (isHydrated()) return;
  const target = (event.target as Element).closest<HTMLElement>(needsReact);
  if (!target || target.matches(worksAlready) || target.matches('form button')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (target.hasAttribute('data-color-mode-toggle')) toggleColorMode();
  else held.push(target);
}

/** The framework could not be loaded: what works without it goes on working. */
function onLoadFailure(reason: unknown): void {
  held.length = 0;
  removeEventListener('click', holdClick, true);
  void recover(scripts, reason);
}

const onRejection = ({ reason }: PromiseRejectionEvent) => {
  if (reason?.name === 'ChunkLoadError') onLoadFailure(reason);
};

/** React has taken over the page. */
function onHydrated(): void {
  removeEventListener('unhandledrejection', onRejection);
  removeEventListener('click', holdClick, true);
  stopColorMode();
  for (const target of held.splice(0)) target.click();
}

/** Repeats what was done before this script was there. What was entered into a field is in it still. */
function repeatEarlyClicks(): void {
  early?.stopClicks();
  const pressed = early?.pressed ?? [];
  const focused = document.activeElement;
  const isInField = focused !== null && focused !== document.body && !isForSearch(focused);
  if (pressed.length > 0 || isInField) start();
  for (const button of pressed) button.click();
}

// The search button shows this platform's key (src/components/SearchButton).
if (screen.width > 480 && /mac|iphone|ipad|ipod/i.test(navigator.platform)) page.dataset.platform = 'apple';
showNewAnnouncement();
startTabs();
startReveal();
startCopyButtons();
startScrollable();
addEventListener('unhandledrejection', onRejection);
addEventListener('click', holdClick, true);
for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true });
// At once, like the others: a listener that comes later costs a frame of its own.
addEventListener('scroll', onScroll, { capture: true, passive: true });
addEventListener('load', () => setTimeout(() => (scrollCounts = true), anchorMs));
// A query in the address asks for a state that only scripts can show: a filter, a tab.
if (location.search || document.querySelector('meta[name=boot][content=now]')) start();
repeatEarlyClicks();
new MutationObserver((_changes, observer) => {
  if (!isHydrated()) return;
  observer.disconnect();
  // Effects of the first commit run before a replayed click, so its handlers are all in place.
  setTimeout(onHydrated);
}).observe(page, { attributeFilter: ['data-has-hydrated'] });
