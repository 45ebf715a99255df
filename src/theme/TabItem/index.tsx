// Replaces the tab panel of theme-classic 3.7.0: src/theme/Tabs reads its props and draws it.
import type { ReactElement, ReactNode } from 'react';

export type TabItemProps = Readonly<{ value: string; label?: string; default?: boolean; children: ReactNode }>;

export default function TabItem({ children }: TabItemProps): ReactElement {
  return <>{children}</>;
}
