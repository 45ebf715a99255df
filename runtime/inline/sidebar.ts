import { attributes, pageChanged } from '../contract';

/** Scrolls the sidebar to the current page, if that's out of sight. The page itself stays where it is. */
function showCurrent(): void {
  const sidebar = document.querySelector(`[${attributes.pageMenu}] nav`);
  const box = sidebar?.getBoundingClientRect();
  const link = sidebar?.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!sidebar || !box?.height || !link?.height) return;
  if (link.top < box.top || link.bottom > box.bottom) sidebar.scrollTop += link.top - box.top - box.height / 3;
}

export function startSidebar(): void {
  // A phone has no sidebar, and measuring would have it lay out the page for nothing.
  if (matchMedia('(min-width: 997px)').matches) showCurrent();
  document.addEventListener(pageChanged, showCurrent);
}
