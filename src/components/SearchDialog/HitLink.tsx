import type { ReactElement, ReactNode } from 'react';
import Link from '@docusaurus/Link';

type Props = Readonly<{ hit: { url: string; _snippetResult?: object }; onChoose: () => void; children: ReactNode }>;

/** Hits are chosen with the arrow keys from the input and take no tab stop; recent searches, which are stored without snippets, do. */
export function HitLink({ hit, onChoose, children }: Props): ReactElement {
  return (
    <Link to={hit.url} tabIndex={hit._snippetResult ? -1 : 0} onClick={onChoose}>
      {children}
    </Link>
  );
}
