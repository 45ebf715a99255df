import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '@site/src/routing/isPlainClick';
import { followHit } from './followHit';

type Props = ComponentProps<'a'> & Readonly<{ href: string }>;

/**
 * A link to a hit. The framework's own link watches whether it comes into view; for twenty new hits with every key press
 * that costs as much as drawing them.
 */
export function HitAnchor({ href, onClick, children, ...props }: Props): ReactElement {
  const history = useHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    followHit(history, href);
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
