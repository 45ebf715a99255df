/** Starts the framework at the reader's first interaction. It's needed for client navigation, islands, and tools. */
import { attributes, isSlowConnection, searchDialogId, startsNowSelector } from '../contract';
import { showLoadFailure } from './loadFailure';
import { opensSearch } from './searchKeys';
import { whenParsed } from './whenParsed';

/** `click` and not `pointerdown`: if the framework started between the two, the click would be delayed. */
const interactions = ['click', 'pointermove', 'wheel', 'keydown', 'focusin', 'scroll'] as const;
/** How long after `load` scrolling is ignored, because it can be the browser's scroll to an anchor. */
const ignoreScrollMs = 200;
/** How long to wait before each retry of a script. */
const retryMs = [500, 2000, 6000];

const island = `[${attributes.island}]`;

const isReactRunning = () => document.documentElement.dataset.hasHydrated === 'true';

type Files = Readonly<{ scripts?: string; styles?: string }> & { left?: string };

const listOf = (files: string | undefined = '') => files.split(' ').filter(Boolean);

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** Adds a script, which runs after those added before. If it can't be loaded, it's requested again. */
function addScript(src: string, tries = 0): void {
  const script = Object.assign(document.createElement('script'), { src, async: false });
  script.onerror = () => {
    console.warn(`${src} could not be loaded.`);
    const waitMs = retryMs[tries];
    if (waitMs === undefined) showLoadFailure();
    else setTimeout(() => addScript(src, tries + 1), waitMs);
  };
  document.head.append(script);
}

/** Whether the reader uses the search, which doesn't need the framework and loads faster without it. */
function isForSearch(event: Event): boolean {
  // Control or Command alone is the first half of the shortcut.
  if (event instanceof KeyboardEvent && (opensSearch(event) || /^(?:Control|Meta)$/.test(event.key))) return true;
  return (
    event.target instanceof Element && event.target.closest(`[${attributes.searchOpen}], #${searchDialogId}`) !== null
  );
}

const isLink = ({ target }: Event) => target instanceof Element && target.closest('a[href]:not([href^="#"])') !== null;

/**
 * Until React runs, loads the page when Back or Forward leads to another path. After a reload, browsers treat the pages that were
 * visited without loading them as parts of this document, and only change the address.
 */
function startHistory(files: Files): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (isReactRunning()) return;
    if (location.pathname !== pathname) files.left = '';
    if (files.left !== undefined) location.reload();
  });
}

export function startFramework(files: Files): void {
  const { scripts, styles } = files;
  let hasStarted = false;
  let ignoresScroll = true;
  let isLeaving = false;

  const onInteraction = (event: Event) => {
    if (event.type === 'scroll' && ignoresScroll) return;
    if (isForSearch(event)) return;
    isLeaving = event.type === 'click' && isLink(event);
    // Start only after the effect of the interaction is painted, and not if it was a click on a link to another page.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!isLeaving) start();
      }),
    );
  };
  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    for (const type of interactions) removeEventListener(type, onInteraction, true);
    for (const href of listOf(styles)) addLink('stylesheet', href);
    for (const src of listOf(scripts)) addScript(src);
  }
  /** Downloads the framework's files and the search dialog's code without running them. */
  function prefetch(): void {
    if (hasStarted || isSlowConnection()) return;
    const search = document.getElementById(searchDialogId)?.dataset.scripts;
    for (const href of [scripts, styles, search].flatMap(listOf)) addLink('prefetch', href);
  }

  for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true });
  // A part that the framework loads while it starts couldn't be loaded.
  addEventListener('unhandledrejection', () => {
    if (hasStarted && !isReactRunning()) showLoadFailure();
  });
  addEventListener('load', () => {
    setTimeout(() => (ignoresScroll = false), ignoreScrollMs);
    (window.requestIdleCallback ?? setTimeout)(prefetch);
  });
  document.addEventListener('click', ({ target }) => {
    (target as Element).closest(`${island} button`)?.setAttribute(attributes.pressed, '');
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter') (target as Element).closest(`${island} input`)?.setAttribute(attributes.pressed, '');
  });
  const startIfNeeded = () => {
    // A query in the address is for a finder, which is an island.
    if (document.querySelector(location.search ? `${startsNowSelector}, ${island}` : startsNowSelector)) start();
  };
  whenParsed(startIfNeeded);
  addEventListener('popstate', startIfNeeded);
  startHistory(files);
}
