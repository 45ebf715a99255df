// Wraps the mobile sidebar of theme-classic 3.7.0 to load it when it is first opened, since most pages never need it, and
// to keep the keyboard in it while it is open.
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

const Drawer = lazy(() => import('./Drawer'));

export default function LazyMobileSidebar(): ReactElement | null {
  const { shown } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return wasShown ? (
    <Suspense fallback={null}>
      <Drawer />
    </Suspense>
  ) : null;
}
