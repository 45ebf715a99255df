import { pageChangedEvent } from '../contract';

// In development, pages don't contain the inline script.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined')
  void import('../inline/pageFrame').then(({ startPageFrame }) => startPageFrame());

/** In development, React also renders the first page, so the controls in it must be set up after that. */
export function onRouteDidUpdate(): void {
  if (process.env.NODE_ENV === 'development') document.dispatchEvent(new Event(pageChangedEvent));
}
