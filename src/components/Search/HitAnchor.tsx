import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '@site/src/routing/isPlainClick';

type Props = ComponentProps<'a'> & Readonly<{ href: string }>;

/**
 * A link to a hit. The framework's own link watches whether it comes into view; for twenty new hits with every key press
 * that costs as much as drawing them.
 */
export function HitAnchor({ href, onClick, children, ...props }: Props): ReactElement {
  const history = useHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // What the hosted provider found may stand on another host.
    if (!href.startsWith('/') || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(href);
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
