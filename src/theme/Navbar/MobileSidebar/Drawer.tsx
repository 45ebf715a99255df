import type { ReactElement } from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useModalDrawer } from './useModalDrawer';

/** The theme's drawer, for the keyboard too. */
export default function Drawer(): ReactElement {
  useModalDrawer();
  return <MobileSidebar />;
}
