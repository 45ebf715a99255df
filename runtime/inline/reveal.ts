/** Shows the target of the address's hash, wherever it's hidden: in a tab that isn't open, or in closed details. */
import { pageChanged } from '../contract';
import { idInHash } from './idInHash';
import { showTab } from './tabs';

function revealTarget(): HTMLElement | null {
  const target = document.getElementById(idInHash(location.hash));
  for (let box: Element | null = target; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true;
    if (box instanceof HTMLElement && box.role === 'tabpanel') showTab(box);
  }
  return target;
}

/** For a hash that's new: nobody could scroll to its target while that was hidden. */
const goToTarget = () => revealTarget()?.scrollIntoView();

/** Paper has no way to open what's closed. */
function openForPrint(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('.markdown details:not([open])')];
  for (const details of closed) details.open = true;
  addEventListener('afterprint', () => closed.forEach((details) => (details.open = false)), { once: true });
}

export function startReveal(): void {
  revealTarget();
  document.addEventListener(pageChanged, revealTarget);
  addEventListener('hashchange', goToTarget);
  // The same link once more: the hash doesn't change, but the reader may have closed what it leads to.
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link && link.hash === location.hash && link.pathname === location.pathname) revealTarget();
  });
  addEventListener('beforeprint', openForPrint);
}
