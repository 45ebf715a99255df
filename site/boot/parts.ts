import { afterFrame } from './afterFrame';

/*
 * A page is first laid out as far as it is seen, and the rest in parts, frame by frame (src/css/sections.css):
 * on a phone, laying out a long page at once keeps the reader waiting for the first paint, and then for every tap.
 */

const root = () => document.documentElement.dataset;
const parts = '.page-section, .blog-list-page article + article';

/** A reader who returns, or who was sent to an anchor, has a place on the page that estimated heights would shift. */
function isAtTheTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !location.hash && visit?.type === 'navigate';
}

/** In the head of the page, before anything is laid out. */
export function beginInParts(): void {
  if (isAtTheTop()) root().parts = '';
}

/** Once the page is loaded: lays out part after part, one a frame, then calls `then`. */
export function finishParts(then: () => void): void {
  const waiting = root().parts === undefined ? [] : [...document.querySelectorAll<HTMLElement>(parts)];
  const next = () => {
    const part = waiting.shift();
    if (part) {
      part.dataset.whole = '';
      afterFrame(next);
    } else {
      delete root().parts;
      then();
    }
  };
  afterFrame(next);
}
