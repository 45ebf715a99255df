/** What is wider than the screen and scrolls by itself: tables, drawings. */
const canScroll = 'main pre:not([role]), .markdown table, .markdown figure > *';

/** The keyboard has to reach what scrolls, and nothing else: only boxes that overflow become a stop. */
function markScrollable(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(canScroll)].filter((box) => !box.closest('[data-later]'));
  // All are measured before any is changed: each change would have the next one wait for the layout of the page.
  const overflows = boxes.map((box) => box.scrollWidth > box.clientWidth + 1);
  boxes.forEach((box, at) => {
    if (overflows[at]) box.tabIndex = 0;
    else if (box.tabIndex === 0) box.removeAttribute('tabindex');
  });
}

export function startScrollable(): void {
  // By then the page is laid out anyway; measuring earlier would have it done twice. What is held back is told by 'laidout'.
  addEventListener('load', () => document.querySelector('[data-later]') ?? setTimeout(markScrollable, 100));
  addEventListener('resize', markScrollable);
  for (const type of ['laidout', 'contentshown']) document.addEventListener(type, markScrollable);
}
