/** Starts the framework at the reader's first interaction. It's needed for client navigation, islands, and tools. */
import { attributes, isSlowConnection, searchDialogId, startsNowSelector } from '../contract';
import { showLoadFailure } from './loadFailure';
import { opensSearch } from './searchKeys';
import { whenParsed } from './whenParsed';

/** `click` rather than `pointerdown`, because starting the framework in between would delay the click. */
const interactions = ['click', 'pointermove', 'wheel', 'keydown', 'focusin', 'scroll'] as const;
/** How long after `load` scrolling is ignored, because it can be the browser's scroll to an anchor. */
const ignoreScrollMs = 200;
/** How long to wait before a script is requested again. */
const retryMs = [500, 2000, 6000];

const island = `[${attributes.island}]`;

const isReactRunning = () => document.documentElement.dataset.hasHydrated === 'true';

type Files = Readonly<{ scripts?: string; styles?: string }>;

const listOf = (files: string | undefined = '') => files.split(' ').filter(Boolean);

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** Scripts run in order. One that fails is requested again. */
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

/** Search doesn't need the framework, and loads faster without it. */
const isForSearch = ({ target }: Event) =>
  target instanceof Element && target.closest(`[${attributes.searchOpen}], #${searchDialogId}`) !== null;

const isLink = ({ target }: Event) => target instanceof Element && target.closest('a[href]:not([href^="#"])') !== null;

export function startFramework({ scripts, styles }: Files): void {
  let hasStarted = false;
  let ignoresScroll = true;
  let isLeaving = false;

  const onInteraction = (event: Event) => {
    if (event.type === 'scroll' && ignoresScroll) return;
    if (isForSearch(event) || (event instanceof KeyboardEvent && opensSearch(event))) return;
    isLeaving = event.type === 'click' && isLink(event);
    // After the interaction's effect is painted. A link to another page doesn't need the framework.
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
  /** Downloads these files and the search's code without running them. */
  function prefetch(): void {
    if (hasStarted || isSlowConnection()) return;
    const search = document.getElementById(searchDialogId)?.dataset.scripts;
    for (const href of [scripts, styles, search].flatMap(listOf)) addLink('prefetch', href);
  }

  for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true });
  // Part of the framework failed to load while it started.
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
  whenParsed(() => {
    // A query in the address is for a finder.
    if (document.querySelector(location.search ? `${startsNowSelector}, ${island}` : startsNowSelector)) start();
  });
}
