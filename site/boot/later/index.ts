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

/** How much of the page is laid out for a frame. Heights are rough: this much of the screen, and it is full. */
type Extent = Readonly<{ height: number; elements: number }>;
const firstScreen: Extent = { height: 0.9 * screen.height, elements: Infinity };
/** The upper half comes first, or less of it where it is full of small things. */
const firstFrame: Extent = { height: firstScreen.height / 2, elements: 25 };
const nothing: Extent = { height: 0, elements: 0 };
const isFull = (filled: Extent, most: Extent): boolean =>
  filled.height > most.height || filled.elements > most.elements;

/** Browsers lay out by themselves what is up to one and a half screens away. */
const nearScreens = 2 * screen.height;

/** A reload and a step back show the place where the reader was; a link may lead to a section or, from a search engine, to words. */
function opensAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !location.hash && entry?.type === 'navigate' && !entry.name.includes('#');
}

/**
 * A table or a drawing that has not come as a whole: columns and what is centered would move as the rest does. Tables with
 * `data-stacked` have fixed columns, or none.
 */
function arrivingPart(): Element | null {
  let last: Element = document.documentElement;
  while (last.lastElementChild) last = last.lastElementChild;
  return last.closest('table:not([data-stacked]), figure');
}

/** What follows the content is part of the page: it must not show where text will stand, nor be laid out in a step of its own. */
const afterContent = 'footer, .pagination-nav';

/** The parts that have arrived, in the order of the page. */
function partsOfPage(): readonly Element[] {
  const content = document.querySelector('[data-content]');
  return content ? [...content.children, ...document.querySelectorAll(afterContent)] : [];
}

/** Marks the parts that there is no room for below what is filled, and returns what is filled with the others. */
function holdBack(parts: readonly Element[], above: Extent, most: Extent): Extent {
  let filled = above;
  for (const part of parts) {
    const isLater = isFull(filled, most);
    if (part.hasAttribute(mark) !== isLater) part.toggleAttribute(mark, isLater);
    if (isLater) continue;
    if (isWhole(part) || isTable(part)) {
      filled = { height: filled.height + roughHeight(part), elements: filled.elements + sizeOf(part) };
    } else filled = holdBack([...part.children], filled, most);
  }
  return filled;
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
  let most = firstFrame;
  let measured = 0;
  let filled = nothing;
  let arriving: Element | null = null;
  let isAwaited = false;
  let isPainted = false;
  let hasArrived = false;
  const showRest = () => void (isPainted && hasArrived && showNear());
  const onPainted = () => {
    isPainted = true;
    showRest();
  };
  const onFirstFrame = () => {
    most = firstScreen;
    measured = 0;
    filled = nothing;
    holdBackMore();
    afterFrame(onPainted);
  };
  const holdBackMore = () => {
    arriving?.removeAttribute(mark);
    const parts = partsOfPage();
    // All but the last one are there as a whole, and are measured once.
    for (; measured < parts.length - 1 && !isFull(filled, most); measured++) {
      filled = holdBack(parts.slice(measured, measured + 1), filled, most);
    }
    const all = holdBack(parts.slice(measured), filled, most);
    arriving = arrivingPart();
    arriving?.setAttribute(mark, '');
    if (isAwaited || !isFull(all, most)) return;
    isAwaited = true;
    afterFrame(onFirstFrame);
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
