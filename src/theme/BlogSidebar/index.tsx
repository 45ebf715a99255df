// Replaces the sidebar of theme-classic 3.7.0, which isn't in the page on a phone. Here it always is, because the mobile menu
// copies it (runtime/inline/menu.ts).
import type { ReactElement } from 'react';
import type { Props } from '@theme/BlogSidebar';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';

export default function BlogSidebar({ sidebar }: Props): ReactElement | null {
  if (!sidebar || sidebar.items.length === 0) return null;
  return (
    <div data-page-menu style={{ display: 'contents' }}>
      <BlogSidebarDesktop sidebar={sidebar} />
    </div>
  );
}
