// Replaces the empty root of core 3.7.0: text typed into a field before React took over the page is entered again. The attribute
// that the framework sets on <html> comes a frame later, when the text may be lost already.
import { useLayoutEffect, type ReactElement } from 'react';
import { repeatEdits } from '@site/src/components/Widget/edits';
import type { Props } from '@theme/Root';

export default function Root({ children }: Props): ReactElement {
  useLayoutEffect(repeatEdits, []);
  return <>{children}</>;
}
