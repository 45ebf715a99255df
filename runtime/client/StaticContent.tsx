import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { mountIslands } from './islands/mountIslands';

type Props = Readonly<{ html: string }>;

/** Content that the server rendered. React owns the element, not what is in it. */
export default function StaticContent({ html }: Props): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (element.current ? mountIslands(element.current) : undefined), [html]);
  return <div ref={element} data-content dangerouslySetInnerHTML={{ __html: html }} />;
}
