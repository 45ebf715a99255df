// Renders <details> of Markdown as the native element, which opens without React. runtime/inline/reveal.ts opens it if a link
// points inside. Its id is reported as an anchor, so that the build doesn't call a link to it broken.
import type { ComponentProps, ReactElement } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

export default function Details(props: ComponentProps<'details'>): ReactElement {
  const { collectAnchor } = useBrokenLinks();
  if (props.id) collectAnchor(props.id);
  return <details {...props} />;
}
