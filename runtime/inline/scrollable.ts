import { pageChangedEvent } from '../contract';

/** Elements that scroll sideways if their content is too wide. */
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

/** After a pause in which the browser lays out the page. Measuring earlier would make it do that twice. */
const markWhenPainted = () => setTimeout(markScrollable, 100);

export function startScrollable(): void {
  addEventListener('load', markWhenPainted);
  addEventListener('resize', markScrollable);
  document.addEventListener(pageChangedEvent, markWhenPainted);
  // The content of closed details can't be measured before they open. `toggle` doesn't bubble, hence `capture`.
  document.addEventListener('toggle', markScrollable, true);
}
