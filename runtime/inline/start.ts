/**
 * Starts the framework at the reader's first interaction. The frame doesn't need it: it's there for client navigation and for
 * islands. Until it runs, links are ordinary links, and buttons that need it are marked as pressed.
 */
import { attributes, nativeControls, searchDialogId, startsNow } from '../contract';
import { sayLost } from './lost';
import { opensSearch } from './searchKeys';
import { whenParsed } from './whenParsed';

/** Not the press, but the click that ends it: starting the framework between the two would hold the click up. */
const interactions = ['click', 'pointermove', 'wheel', 'keydown', 'focusin', 'scroll'] as const;
/** The browser's own scroll to an anchor is no interaction. */
const anchorMs = 200;
/** How long to wait before a file is asked for again. */
const retryMs = [500, 2000, 6000];

const isLive = () => document.documentElement.dataset.hasHydrated === 'true';

type Files = Readonly<{ scripts?: string; styles?: string }>;

const listOf = (files = '') => files.split(' ').filter(Boolean);

function addLink(rel: string, href: string, as = ''): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, as }));
}

/** Scripts run in their order. One that doesn't come is asked for again, together with those after it. */
function addScripts(files: readonly string[], tries = 0): void {
  files.forEach((src, at) => {
    const script = Object.assign(document.createElement('script'), { src, async: false });
    script.onerror = () => {
      console.warn(`${src} could not be loaded.`);
      const waitMs = retryMs[tries];
      if (waitMs === undefined) sayLost();
      else setTimeout(() => addScripts(files.slice(at, at + 1), tries + 1), waitMs);
    };
    document.head.append(script);
  });
}

/** The search needs no framework, and its code should have the network to itself. */
const isForSearch = ({ target }: Event) =>
  target instanceof Element && target.closest(`[data-search-open], #${searchDialogId}`) !== null;

const isLink = ({ target }: Event) => target instanceof Element && target.closest('a[href]:not([href^="#"])') !== null;

function isSlowConnection(): boolean {
  type Connection = Readonly<{ effectiveType?: string; saveData?: boolean }>;
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

function markPressed({ target }: Event): void {
  const button = (target as Element).closest('button, [role=button], [role=switch]');
  if (button && !isLive() && !button.matches(nativeControls)) button.setAttribute(attributes.pressed, '');
}

export function startFramework({ scripts, styles }: Files): void {
  let hasStarted = false;
  let scrollCounts = false;
  let isLeaving = false;

  const onInteraction = (event: Event) => {
    if (event.type === 'scroll' && !scrollCounts) return;
    if (isForSearch(event) || (event instanceof KeyboardEvent && opensSearch(event))) return;
    isLeaving = event.type === 'click' && isLink(event);
    // What the interaction does is painted first. Another page would only be held up.
    requestAnimationFrame(() => setTimeout(() => isLeaving || start()));
  };
  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    for (const type of interactions) removeEventListener(type, onInteraction, true);
    for (const href of listOf(styles)) addLink('stylesheet', href);
    addScripts(listOf(scripts));
  }
  /** Its files are fetched, but not run. */
  function prefetch(): void {
    if (hasStarted || isSlowConnection()) return;
    for (const src of listOf(scripts)) addLink('prefetch', src, 'script');
    for (const href of listOf(styles)) addLink('prefetch', href, 'style');
  }

  for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true });
  document.addEventListener('click', markPressed);
  // A part of the framework that doesn't come while it starts.
  addEventListener('unhandledrejection', () => isLive() || sayLost());
  addEventListener('load', () => {
    setTimeout(() => (scrollCounts = true), anchorMs);
    (window.requestIdleCallback ?? setTimeout)(prefetch);
  });
  whenParsed(() => {
    // A query in the address asks for a state that only islands and tools can show: a filter, a text.
    const isInField = document.activeElement?.matches('main input, main select, main textarea');
    if (location.search || isInField || document.querySelector(startsNow)) start();
  });
}
