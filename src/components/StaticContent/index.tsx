import { useLayoutEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useHistory } from '@docusaurus/router';
import { mountWidgets } from '@site/src/components/Widget/mountWidgets';
import { isPlainClick } from '@site/src/routing/isPlainClick';

type Props = Readonly<{ html: string }>;

/** Content that the server rendered. React owns the element, not what is in it. */
export default function StaticContent({ html }: Props): ReactElement {
  const history = useHistory();
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    document.dispatchEvent(new Event('contentshown'));
    return element.current ? mountWidgets(element.current) : undefined;
  }, [html]);

  function followLink(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || !isPlainClick(event)) return;
    if (link.origin !== window.location.origin || /\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }

  return (
    // The links inside are what is clicked, and what the keyboard reaches.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={element} data-content onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
