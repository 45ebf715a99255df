import { pageChanged } from '../contract';

/** What is wider than the screen and scrolls by itself: tables, drawings. */
const canScroll = 'main pre:not([role]), .markdown table, .markdown figure > *';

/** The keyboard has to reach what scrolls, and nothing else: only boxes that overflow become a stop. */
export function markScrollable(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(canScroll)];
  // All are measured before any is changed: each change would have the next one wait for the layout of the page.
  const overflows = boxes.map((box) => box.scrollWidth > box.clientWidth + 1);
  boxes.forEach((box, at) => {
    if (overflows[at]) box.tabIndex = 0;
    else if (box.tabIndex === 0) box.removeAttribute('tabindex');
  });
}

export function startScrollable(): void {
  // By then the page is laid out anyway. Measuring earlier would have it done twice.
  addEventListener('load', () => setTimeout(markScrollable, 100));
  addEventListener('resize', markScrollable);
  document.addEventListener(pageChanged, markScrollable);
  // What was closed had no width to measure. The event doesn't bubble.
  document.addEventListener('toggle', markScrollable, true);
}
