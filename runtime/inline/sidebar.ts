import { attributes, pageChangedEvent, wideScreen } from '../contract';

/** Scrolls the sidebar to the current page if it isn't in view. Unlike scrollIntoView, this never scrolls the page. */
function showCurrent(): void {
  // Phones don't have a sidebar, and measuring would make them lay out the page.
  if (!matchMedia(wideScreen).matches) return;
  const sidebar = document.querySelector(`[${attributes.pageMenu}] nav`);
  const box = sidebar?.getBoundingClientRect();
  const link = sidebar?.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!sidebar || !box?.height || !link?.height) return;
  if (link.top < box.top || link.bottom > box.bottom) sidebar.scrollTop += link.top - box.top - box.height / 3;
}

export function startSidebar(): void {
  showCurrent();
  document.addEventListener(pageChangedEvent, showCurrent);
}
