/** Shows the target of the URL's hash if it's hidden in a tab or in closed details. */
import { pageChangedEvent } from '../contract';
import { idInHash } from './idInHash';
import { showTab } from './tabs';

function revealTarget(): HTMLElement | null {
  const target = document.getElementById(idInHash(location.hash));
  for (let box: Element | null = target; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true;
    if (box instanceof HTMLElement && box.getAttribute('role') === 'tabpanel') showTab(box);
  }
  return target;
}

/** Reveals the target and scrolls to it, which the browser couldn't do while it was hidden. */
const goToTarget = () => revealTarget()?.scrollIntoView();

/** Opens all details before printing, and closes them again afterwards. */
function openForPrint(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('.markdown details:not([open])')];
  for (const details of closed) details.open = true;
  addEventListener('afterprint', () => closed.forEach((details) => (details.open = false)), { once: true });
}

export function startReveal(): void {
  revealTarget();
  document.addEventListener(pageChangedEvent, revealTarget);
  addEventListener('hashchange', goToTarget);
  // If the reader follows the same link again, the hash doesn't change, but its target may be hidden again.
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link && link.hash === location.hash && link.pathname === location.pathname) revealTarget();
  });
  addEventListener('beforeprint', openForPrint);
}
