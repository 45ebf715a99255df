// Wraps the mobile sidebar of theme-classic 3.7.0 to load it when it is first opened; most pages never need it.
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

const MobileSidebar = lazy(() => import('@theme-original/Navbar/MobileSidebar'));

export default function LazyMobileSidebar(): ReactElement | null {
  const { shown } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  return wasShown ? (
    <Suspense fallback={null}>
      <MobileSidebar />
    </Suspense>
  ) : null;
}
