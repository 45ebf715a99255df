import type { ReactElement, ReactNode } from 'react';

/** What production browsers get for `@theme/MDXContent`: no provider, since no MDX is rendered there. */
export default function PlainContent({ children }: Readonly<{ children: ReactNode }>): ReactElement {
  return <>{children}</>;
}
