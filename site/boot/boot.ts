/**
 * The only script that runs before the reader does something. It keeps the colour mode right, switches tabs, copies code,
 * starts the framework at the first sign of life (touch, pointer, scroll, key, focus) and never loses the action that woke
 * it: a click on something that only works once React is there is held back and given again after hydration, and so
 * is what was entered into fields. Links need no help.
 *
 * It is inlined into every page, so its text must not differ between pages (the policy allows it by hash); what does
 * differ stands in the data attributes of its own tag. Pages that work at once (the tools, search) say
 * `<meta name="boot" content="now">`.
 */
import { showNewAnnouncement } from './announcement';
import { startCopyButtons } from './copy';
import type { EarlyWindow } from './early';
import { keepEdits } from './edits';
import { recover } from './recover';
import { startScrollable } from './scrollable';
import { startTabs } from './tabs';

const page = document.documentElement;
const { scripts = '', styles = '' } = (document.currentScript as HTMLScriptElement).dataset;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const signsOfLife = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;
const needsReact = 'button,[role=button],[role=switch]';
const worksAlready = '[data-tabs] [role=tab],[data-copy]';

let started = false;
let held: HTMLElement[] = [];

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is blocked: what the system or the site prefers counts.
  }
}

const showTheme = (theme: string) => page.setAttribute('data-theme', theme);
const isHydrated = () => page.getAttribute('data-has-hydrated') === 'true';

function toggleTheme(): void {
  const theme = page.getAttribute('data-theme') === 'dark' ? 'light' : 'dark';
  showTheme(theme);
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Not remembered, but shown.
  }
}

function start(): void {
  if (started) return;
  started = true;
  for (const type of signsOfLife) removeEventListener(type, start, true);
  removeEventListener('scroll', start, true);
  for (const href of styles.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
  for (const src of scripts.split(' ').filter(Boolean)) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = () => giveUp(`${src} could not be loaded.`);
    document.head.append(script);
  }
}

function holdClick(event: Event): void {
  if (isHydrated()) return;
  const target = (event.target as Element).closest<HTMLElement>(needsReact);
  if (!target || target.matches(worksAlready) || target.matches('form button')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (target.hasAttribute('data-color-mode-toggle')) toggleTheme();
  else held.push(target);
}

/** React will not come: what works without it goes on working. */
function giveUp(reason: unknown): void {
  held = [];
  removeEventListener('click', holdClick, true);
  void recover(scripts, reason);
}

const onRejection = ({ reason }: PromiseRejectionEvent) => {
  if (reason?.name === 'ChunkLoadError') giveUp(reason);
};

function giveBack(): void {
  removeEventListener('unhandledrejection', onRejection);
  removeEventListener('click', holdClick, true);
  darkSystem.removeEventListener('change', followSystem);
  removeEventListener('storage', followOtherTab);
  for (const target of held.splice(0)) target.click();
}

/** What was done before this script was there. */
function catchUp(): void {
  const { early } = window as EarlyWindow;
  early?.stopClicks();
  const pressed = early?.pressed ?? [];
  if (pressed.length > 0 || early?.search !== undefined) start();
  for (const button of pressed) button.click();
}

const followSystem = () => stored('theme') ?? showTheme(darkSystem.matches ? 'dark' : 'light');
const followOtherTab = (event: StorageEvent) => {
  if (event.key === 'theme' && event.newValue) showTheme(event.newValue === 'dark' ? 'dark' : 'light');
};

// The search button shows this platform's key (src/components/SearchButton).
if (/mac|iphone|ipad|ipod/i.test(navigator.platform)) page.dataset.platform = 'apple';
showNewAnnouncement(stored);
keepEdits();
startTabs();
startCopyButtons();
startScrollable();
darkSystem.addEventListener('change', followSystem);
addEventListener('storage', followOtherTab);
addEventListener('unhandledrejection', onRejection);
addEventListener('click', holdClick, true);
for (const type of signsOfLife) addEventListener(type, start, { capture: true, passive: true });
// The browser's own scroll to an anchor is no sign of life.
addEventListener('load', () =>
  setTimeout(() => addEventListener('scroll', start, { capture: true, passive: true }), 200),
);
// A query in the address asks for a state that only scripts can show: a filter, a tab.
if (location.search || document.querySelector('meta[name=boot][content=now]')) start();
catchUp();
new MutationObserver((_changes, observer) => {
  if (!isHydrated()) return;
  observer.disconnect();
  // Effects of the first commit run before a replayed click, so its handlers are all in place.
  setTimeout(giveBack);
}).observe(page, { attributeFilter: ['data-has-hydrated'] });
