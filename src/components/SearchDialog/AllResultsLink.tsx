import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { searchPageUrl } from '@site/src/components/Search/searchPageUrl';

type Props = Readonly<{ state: { query: string; context: Record<string, unknown> }; onClick: () => void }>;

export function AllResultsLink({ state, onClick }: Props): ReactElement {
  const count = Number(state.context.nbHits ?? 0);
  return (
    <Link to={searchPageUrl(state.query)} onClick={onClick}>
      {count === 1 ? 'See the result on its own page' : `See all ${count} results`}
    </Link>
  );
}
