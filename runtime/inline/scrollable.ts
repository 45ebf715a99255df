import { pageChangedEvent } from '../contract';

/** Elements that scroll sideways if they're too wide. */
const canScroll = 'main pre:not([role]), .markdown table, .markdown figure > *';

/** Makes the elements that scroll reachable by keyboard, and only those. */
export function markScrollable(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(canScroll)];
  // Measure everything first, because each change makes the next measurement lay out the page again.
  const overflows = boxes.map((box) => box.scrollWidth > box.clientWidth + 1);
  boxes.forEach((box, at) => {
    if (overflows[at]) box.tabIndex = 0;
    else if (box.tabIndex === 0) box.removeAttribute('tabindex');
  });
}

/** The page is laid out by then. Measuring earlier would lay it out twice. */
const markWhenPainted = () => setTimeout(markScrollable, 100);

export function startScrollable(): void {
  addEventListener('load', markWhenPainted);
  addEventListener('resize', markScrollable);
  document.addEventListener(pageChangedEvent, markWhenPainted);
  // Closed details have no width to measure. The event doesn't bubble, so this needs `capture`.
  document.addEventListener('toggle', markScrollable, true);
}
