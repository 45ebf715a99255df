// Replaces the sidebar of theme-classic 3.7.0, which isn't in the page on a phone. Here it always is, because the mobile menu
// copies it (runtime/inline/menu.ts).
import type { ReactElement } from 'react';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';

export default function DocSidebar(props: Props): ReactElement {
  return (
    <div data-page-menu style={{ display: 'contents' }}>
      <DocSidebarDesktop {...props} />
    </div>
  );
}
