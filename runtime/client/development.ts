import { pageChangedEvent } from '../contract';

// The development server's page template doesn't have the inline script.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined')
  void import('../inline/pageFrame').then(({ startPageFrame }) => startPageFrame());

/** In development, React renders the first page as well. */
export function onRouteDidUpdate(): void {
  if (process.env.NODE_ENV === 'development') document.dispatchEvent(new Event(pageChangedEvent));
}
