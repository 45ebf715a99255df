// Wraps the mobile sidebar of theme-classic 3.7.0 to load it when it is first opened, since most pages never need it, and
// to keep the keyboard in it while it is open.
import type { ReactElement } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import OnDemand from '@site/src/components/OnDemand';

const loadDrawer = () => import('./Drawer');

export default function LazyMobileSidebar(): ReactElement {
  const { shown, toggle } = useNavbarMobileSidebar();
  return (
    <OnDemand name="The menu" load={loadDrawer} isWanted={shown} onFailure={toggle}>
      {(Drawer) => <Drawer />}
    </OnDemand>
  );
}
