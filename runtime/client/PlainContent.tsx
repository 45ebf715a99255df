import type { ReactElement, ReactNode } from 'react';

/** Replaces `@theme/MDXContent` in production browsers, which don't render MDX and so don't need its components. */
export default function PlainContent({ children }: Readonly<{ children: ReactNode }>): ReactElement {
  return <>{children}</>;
}
