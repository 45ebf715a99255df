/** What is wider than the screen and scrolls by itself: tables, drawings. */
const canScroll = 'main pre:not([role]), .markdown table, .markdown figure > *';

/** The keyboard has to reach what scrolls, and nothing else: only boxes that overflow become a stop. */
function markScrollable(): void {
  for (const box of document.querySelectorAll<HTMLElement>(canScroll)) {
    if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
    else if (box.tabIndex === 0) box.removeAttribute('tabindex');
  }
}

export function startScrollable(): void {
  addEventListener('load', markScrollable);
  addEventListener('resize', markScrollable);
  document.addEventListener('contentshown', markScrollable);
}
