import { afterFrame } from './afterFrame';

/** What is wider than the screen and scrolls by itself: tables, drawings. */
const canScroll = 'main pre:not([role]), .markdown table, .markdown figure > *';

/** How long to measure at a time: on a slow phone, still less than a reader notices. */
const sliceMs = 6;
/** Safari does not tell when it is idle. */
const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(act);

let waiting: HTMLElement[] = [];

function markSome(): void {
  const end = performance.now() + sliceMs;
  const measured: { box: HTMLElement; overflows: boolean }[] = [];
  // All are measured before any is changed: each change would have the next one wait for the layout of the page.
  for (let box = waiting.shift(); box; box = performance.now() < end ? waiting.shift() : undefined) {
    measured.push({ box, overflows: box.scrollWidth > box.clientWidth + 1 });
  }
  for (const { box, overflows } of measured) {
    if (overflows) box.tabIndex = 0;
    else if (box.tabIndex === 0) box.removeAttribute('tabindex');
  }
  if (waiting.length > 0) whenIdle(markSome);
}

/**
 * The keyboard has to reach what scrolls, and nothing else: only boxes that overflow become a stop. To measure one, the
 * browser lays out its section, which it may have put off (src/css/sections.css); hence a few at a time.
 */
function markScrollable(): void {
  const isRunning = waiting.length > 0;
  waiting = [...document.querySelectorAll<HTMLElement>(canScroll)];
  if (!isRunning) whenIdle(markSome);
}

export function startScrollable(): void {
  // By then the page is laid out anyway; measuring earlier would make the browser do it twice.
  addEventListener('load', () => afterFrame(markScrollable));
  addEventListener('resize', markScrollable);
  document.addEventListener('contentshown', markScrollable);
}
