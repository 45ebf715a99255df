// Replaces the heading of theme-classic 3.7.0, which labels the link with the id instead of the text if a heading has code.
import type { ReactElement } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import { headingText } from './headingText';
import './hashLink.css';

export default function Heading({ as: As, id, ...props }: Props): ReactElement {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: headingText(props.children) },
  );
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title}>
        &#8203;
      </Link>
    </As>
  );
}
