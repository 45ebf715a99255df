// Replaces the empty root of core 3.7.0: tells site/boot by an event that React has taken over the page. The attribute that
// the framework sets on <html> comes a frame later, when text typed into a field may be lost already.
import { useLayoutEffect, type ReactElement } from 'react';
import type { Props } from '@theme/Root';

export default function Root({ children }: Props): ReactElement {
  useLayoutEffect(() => void document.dispatchEvent(new Event('hydrated')), []);
  return <>{children}</>;
}
