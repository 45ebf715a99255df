import { pageChanged } from '../contract';

// The development server has its own page template, without the inline script.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined')
  void import('../inline/frame').then(({ startFrame }) => startFrame());

/** In development, React draws the first page as well. */
export function onRouteDidUpdate(): void {
  if (process.env.NODE_ENV === 'development') document.dispatchEvent(new Event(pageChanged));
}
