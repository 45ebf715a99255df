import type { ReactElement, ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Form controls in here are disabled until React runs, so that nothing a reader enters is lost. */
export default function EnabledByReact({ children }: Readonly<{ children: ReactNode }>): ReactElement {
  return (
    <fieldset role="none" disabled={!useIsBrowser()} style={{ display: 'contents' }}>
      {children}
    </fieldset>
  );
}
