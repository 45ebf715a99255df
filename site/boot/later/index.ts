/**
 * Laying out a long page keeps the reader waiting, on a phone above all, for text that is far below the screen. What lies there
 * is held back while the page arrives. Then what is near is laid out in many short tasks, between which a touch is answered.
 * What is far is left to the browser, which lays out what comes near. When the reader has done something and all styles are
 * there, which would have been worked out for all of it once more, it follows in short tasks, too.
 * Short pages, and pages that open somewhere else than at their top, are laid out whole.
 */
import { afterFrame } from '../afterFrame';
import { idInHash } from '../idInHash';
import { inTasks } from './inTasks';
import { heldBack, isTable, isWhole, leaveToBrowser, mark, roughHeight, show, sizeOf, takeApart } from './pieces';

/** Heights are rough: this much of the screen, and the first one is full. */
const firstScreen = 0.9 * screen.height;
/** Browsers lay out by themselves what is up to one and a half screens away. */
const nearScreens = 2 * screen.height;

/** A reload and a step back show the place where the reader was; a link may lead to a section or, from a search engine, to words. */
function opensAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !location.hash && entry?.type === 'navigate' && !entry.name.includes('#');
}

/** What follows the content is part of the page: it must not show where text will stand, nor be laid out in a step of its own. */
const afterContent = 'footer, .pagination-nav';

/** The parts that have arrived, in the order of the page. */
function partsOfPage(): readonly Element[] {
  const content = document.querySelector('[data-content]');
  return content ? [...content.children, ...document.querySelectorAll(afterContent)] : [];
}

/**
 * Marks the parts that the first screen does not show, and returns how far down the page the last one reaches. `above` is the
 * height of what stands above them.
 */
function holdBack(parts: readonly Element[], above = 0): number {
  let height = above;
  for (const part of parts) {
    if (height > firstScreen) part.toggleAttribute(mark, true);
    else if (isWhole(part) || isTable(part)) height += roughHeight(part);
    else height = holdBack([...part.children], height);
  }
  return height;
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
const tell = () => void document.dispatchEvent(new Event('laidout'));

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
  const pieces = heldBack().flatMap((part) => takeApart(part, isTable));
  const near = upTo(nearScreens, pieces).flatMap((piece) => takeApart(piece));
  inTasks(near, sizeOf, show, () => inTasks(heldBack(), () => 1, leaveToBrowser, onNearShown));
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
  // Set for long pages by plugins/page-html.
  if (!document.documentElement.hasAttribute('data-steps') || !opensAtTop()) return;
  let measured = 0;
  let reached = 0;
  let isAwaited = false;
  let isPainted = false;
  let hasArrived = false;
  const showRest = () => void (isPainted && hasArrived && showNear());
  const holdBackMore = () => {
    const parts = partsOfPage();
    // All but the last one are there as a whole, and are measured once.
    for (; measured < parts.length - 1 && reached <= firstScreen; measured++) {
      reached = holdBack(parts.slice(measured, measured + 1), reached);
    }
    const isFull = holdBack(parts.slice(measured), reached) > firstScreen;
    if (!isFull || isAwaited) return;
    isAwaited = true;
    afterFrame(() => {
      isPainted = true;
      showRest();
    });
  };
  // Told after each part of the document that arrives, and before it is drawn.
  const arrival = new MutationObserver(holdBackMore);
  arrival.observe(document, { childList: true, subtree: true });
  document.addEventListener('styled', () => afterFrame(onStyled));
  addEventListener('DOMContentLoaded', () => {
    arrival.disconnect();
    holdBackMore();
    if (heldBack().length === 0) return;
    hasArrived = true;
    setTimeout(showRest);
    addEventListener('hashchange', showTarget);
    // React keeps the content as it found it, marks included when it came that early, and may show it again.
    document.addEventListener('contentshown', showFar);
  });
}
