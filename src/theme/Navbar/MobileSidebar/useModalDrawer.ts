import { useEffect } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

/** What the open drawer covers: the bar itself, and everything beside it. */
function coveredElements(navbar: Element): readonly Element[] {
  const bar = navbar.querySelector('.navbar__inner');
  const beside = [...(navbar.parentElement?.children ?? [])].filter((element) => element !== navbar);
  return bar ? [bar, ...beside] : beside;
}

/**
 * While the drawer is open the keyboard stays in it, and Escape closes it. The focus moves in, and back to where it was: the
 * next stop would else be the search box behind the drawer, which opens its dialog when it is focused.
 */
export function useModalDrawer(): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    const navbar = document.querySelector('.navbar');
    if (!shown || !navbar) return undefined;
    const before = document.activeElement;
    const covered = coveredElements(navbar);
    covered.forEach((element) => element.setAttribute('inert', ''));
    let frame = 0;
    // A drawer that slides in can be focused from its first or its second frame on.
    const moveIn = () => {
      const close = navbar.querySelector<HTMLElement>('.navbar-sidebar__close');
      close?.focus({ preventScroll: true });
      if (close !== document.activeElement) frame = requestAnimationFrame(moveIn);
    };
    frame = requestAnimationFrame(moveIn);
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && toggle();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      covered.forEach((element) => element.removeAttribute('inert'));
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [shown, toggle]);
}
