import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { Card } from './content';

type Props = Readonly<{ cards: readonly Card[]; className: string | undefined; isOrdered?: boolean }>;

/** A list of links, each with a sentence about the page. */
export default function Cards({ cards, className, isOrdered = false }: Props): ReactElement {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={className}>
      {cards.map(({ title, href, text }) => (
        <li key={href}>
          <h3>
            <Link to={href}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
