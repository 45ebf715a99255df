/**
 * Laying out a long page keeps the reader waiting, on a phone above all, for text that is far below the screen. What lies there
 * (plugins/page-html marks it) is held back while the page arrives. Then what is near is laid out in many short tasks, between
 * which a touch is answered. What is far is left to the browser, which lays out what comes near. When the reader has done
 * something and all styles are there, which would have been worked out for all of it once more, it follows in short tasks, too.
 * Short pages, and pages that open somewhere else than at their top, are laid out whole.
 */
import { afterFrame } from '../afterFrame';
import { idInHash } from '../idInHash';
import { inTasks } from './inTasks';
import { heldBack, isTable, leaveToBrowser, roughHeight, show, sizeOf, takeApart } from './pieces';

const page = document.documentElement;
/**
 * Set for long pages by plugins/page-html, which also marks what is below the first screen: to the number of frames that the
 * first screen takes, or to "all" where the rest is so short that it comes at once. Then it says what is shown, "half" or
 * "screen"; without it, what is marked is shown, too.
 */
const steps = 'data-steps';
/** Set while the document arrives: a table that is not whole yet is hidden. */
const arriving = 'data-arriving';
/** Parts of the first screen: a wide one has room for more, which is marked for phones only. */
const onScreen = () =>
  matchMedia('(max-width: 480px)').matches ? '[data-later=half]' : '[data-later=half], [data-later=narrow]';

/** Browsers lay out by themselves what is up to one and a half screens away. */
const nearScreens = 2 * screen.height;

/** A reload and a step back show the place where the reader was; a link may lead to a section or, from a search engine, to words. */
function opensAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !location.hash && entry?.type === 'navigate' && !entry.name.includes('#');
}

/** The pieces, from the first on, that fill so much of the page. */
function upTo(height: number, pieces: readonly Element[]): readonly Element[] {
  let filled = 0;
  const end = pieces.findIndex((piece) => filled > height || void (filled += roughHeight(piece)));
  return end < 0 ? pieces : pieces.slice(0, end);
}

/** The reader has done something, and the styles for what may come are there (boot.ts). */
let styled = false;
let nearShown = false;

/** What was held back has its size now: see scrollable.ts. */
function tell(): void {
  page.removeAttribute(steps);
  document.dispatchEvent(new Event('laidout'));
}

function showFar(): void {
  const waiting = heldBack();
  if (waiting.length > 0) inTasks(waiting, sizeOf, show, tell);
}

function onNearShown(): void {
  nearShown = true;
  tell();
  if (styled) showFar();
}

function showNear(): void {
  show([...document.querySelectorAll(onScreen())]);
  // What is marked for wide screens may be part of something that is marked for phones.
  const pieces = [...new Set(heldBack().flatMap((part) => takeApart(part, isTable)))];
  const near = upTo(nearScreens, pieces).flatMap((piece) => takeApart(piece));
  inTasks(near, sizeOf, show, () => inTasks(heldBack(), () => 1, leaveToBrowser, onNearShown));
}

function showAll(): void {
  show(heldBack());
  tell();
}

function onStyled(): void {
  styled = true;
  if (nearShown) showFar();
}

/** The reader goes to a place that may be held back. */
function showTarget(): void {
  const waiting = heldBack();
  if (waiting.length === 0) return;
  show(waiting);
  document.getElementById(idInHash(location.hash))?.scrollIntoView();
}

export function layOutInSteps(): void {
  const plan = page.getAttribute(steps);
  if (!plan) return;
  if (!opensAtTop()) {
    addEventListener('DOMContentLoaded', () => show(heldBack()));
    return;
  }
  let hasBegun = false;
  let isPainted = false;
  let hasArrived = false;
  const showRest = () => {
    if (isPainted && hasArrived) (plan === 'all' ? showAll : showNear)();
  };
  const onPainted = () => {
    isPainted = true;
    showRest();
  };
  const showScreen = () => {
    page.setAttribute(steps, 'screen');
    afterFrame(onPainted);
  };
  const onBegun = () => {
    if (hasBegun) return;
    hasBegun = true;
    afterFrame(plan === '2' ? showScreen : onPainted);
  };
  page.setAttribute(steps, plan === '2' ? 'half' : 'screen');
  page.setAttribute(arriving, '');
  document.addEventListener('begun', onBegun);
  document.addEventListener('styled', () => afterFrame(onStyled));
  addEventListener('DOMContentLoaded', () => {
    page.removeAttribute(arriving);
    hasArrived = true;
    onBegun();
    setTimeout(showRest);
    addEventListener('hashchange', showTarget);
    // React keeps the content as it found it, marks included when it came that early, and may show it again.
    document.addEventListener('contentshown', showFar);
  });
}
