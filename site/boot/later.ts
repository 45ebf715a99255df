/**
 * On a phone, laying out a long page keeps the reader waiting, for text that is far below the screen. What lies there is held
 * back while the page arrives, and laid out afterwards in many short tasks, between which a touch is answered. Pages that open
 * somewhere else than at their top are laid out whole.
 */
import { afterFrame } from './afterFrame';
import { idInHash } from './idInHash';

/** src/css/base.css hides what has it. */
const mark = 'data-later';
/** About how many elements are laid out in one task: a mid-range phone takes some 30 ms for them. */
const taskSize = 100;

/** A reload and a step back show the place where the reader was. */
function opensAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !location.hash && entry?.type === 'navigate';
}

/** What the parts of a long page are in: the content of a docs page or a post, the sections of the home page. */
const container = '.docs-doc-page [data-content], .blog-post-page [data-content], .plugin-home-page main';

/** The parts that have arrived, in the order of the page. The footer is one: it must not show where text will stand. */
function partsOfPage(): readonly Element[] {
  const content = document.querySelector(container);
  return content ? [...content.children, ...document.querySelectorAll('.footer')] : [];
}

const sizeOf = (element: Element) => element.getElementsByTagName('*').length + 1;

/** What is not taken apart: it is small, or its pieces make no sense alone. */
const isWhole = (part: Element) =>
  sizeOf(part) <= taskSize || part.children.length < 2 || part.matches('p, pre, figure, svg');

/**
 * About how high a part will be, in pixels: good enough to tell what the screen may show. The size is that of the screen;
 * to tell that of the window, the browser would lay out the page.
 */
const roughHeight = (part: Element) =>
  40 + 300 * part.getElementsByTagName('svg').length + ((part.textContent ?? '').length * 250) / screen.width;

/**
 * Marks the parts that the first screen does not show, and returns how far down the page the last one reaches. `above` is the
 * height of what stands above them. A table is one part: its columns would move when more rows come.
 */
function holdBack(parts: readonly Element[], above = 0): number {
  let height = above;
  for (const part of parts) {
    if (height > screen.height) part.setAttribute(mark, '');
    else if (isWhole(part) || part.matches('table')) height += roughHeight(part);
    else height = holdBack([...part.children], height);
  }
  return height;
}

const heldBack = () => [...document.querySelectorAll(`[${mark}]`)];
const show = (pieces: readonly Element[]) => pieces.forEach((piece) => piece.removeAttribute(mark));
const showAll = () => show(heldBack());

/** A part that is too large for one task is replaced by what it consists of. */
function takeApart(part: Element): readonly Element[] {
  if (isWhole(part)) return [part];
  const pieces = [...part.children];
  for (const piece of pieces) piece.setAttribute(mark, '');
  part.removeAttribute(mark);
  return pieces.flatMap(takeApart);
}

/** One lot is laid out in one task. */
function lotsOf(pieces: readonly Element[]): readonly (readonly Element[])[] {
  const lots: Element[][] = [];
  let size = taskSize;
  for (const piece of pieces) {
    if (size >= taskSize) {
      lots.push([]);
      size = 0;
    }
    lots.at(-1)?.push(piece);
    size += sizeOf(piece);
  }
  return lots;
}

/** All tasks are asked for at once: between them the browser answers the reader, and paints little that nobody sees. */
function showInTasks(): void {
  const lots = lotsOf(heldBack().flatMap(takeApart));
  const { port1, port2 } = new MessageChannel();
  let shown = 0;
  port1.onmessage = () => {
    const lot = lots[shown++];
    if (lot) {
      show(lot);
      // Reading a height has the browser lay out what is new now, not together with the next lots in one long task.
      void document.body.offsetHeight;
    } else {
      port1.close();
      removeEventListener('hashchange', showTarget);
      document.dispatchEvent(new Event('laidout'));
    }
  };
  for (let task = 0; task <= lots.length; task++) port2.postMessage(null);
}

/** The reader goes to a place that may still be held back. */
function showTarget(): void {
  showAll();
  document.getElementById(idInHash(location.hash))?.scrollIntoView();
}

export function layOutInSteps(): void {
  // A wide screen belongs to a computer that lays out a page in no time.
  if (screen.width > 996 || !opensAtTop()) return;
  const holdBackMore = () => void holdBack(partsOfPage());
  // Told after each part of the document that arrives, and before it is drawn.
  const arrival = new MutationObserver(holdBackMore);
  arrival.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    arrival.disconnect();
    holdBackMore();
    if (heldBack().length === 0) return;
    afterFrame(showInTasks);
    addEventListener('hashchange', showTarget);
    // React keeps the content as it found it, marks included when it came that early, and may show it again.
    document.addEventListener('contentshown', showAll);
  });
}
