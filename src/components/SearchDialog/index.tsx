import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { useHistory } from '@docusaurus/router';
import { followHit } from '@site/src/components/Search/followHit';
import { useFacetFilters, useProvider } from '@site/src/components/Search/provider';
import { getSearchClient } from '@site/src/components/Search/searchClient';
import { AllResultsLink } from './AllResultsLink';
import { createDialogClient, withoutSuggestions } from './dialogClient';
import { HitLink } from './HitLink';
import { missingResultsUrl } from '@site/src/components/Search/missingResultsUrl';
import { rememberHit } from './rememberHit';
import { useInertPage } from './useInertPage';
import { useRefresh } from './useRefresh';
import { useRoles } from './useRoles';
import '@docsearch/css/dist/modal.css';
import './dialog.css';
import './hits.css';

type Props = Readonly<{ initialQuery: string; onClose: () => void }>;

/** What DocSearch has to be told once; it starts its search engine anew whenever one of these changes. */
function useModalProps(onClose: () => void) {
  const provider = useProvider();
  const history = useHistory();
  const facets = JSON.stringify(useFacetFilters());
  const client = getSearchClient(provider);
  const { search, stop } = useMemo(() => createDialogClient(client), [client]);
  useEffect(() => stop, [stop]);
  const props = useMemo(
    (): Partial<DocSearchModalProps> => ({
      // DocSearch makes a client of its own; ours takes its place before it is ever used.
      transformSearchClient: (own) => ({ ...own, search: search as unknown as typeof own.search }),
      searchParameters: { facetFilters: JSON.parse(facets) as [] },
      navigator: {
        navigate: ({ item, itemUrl }) => {
          rememberHit(item, provider.indexName);
          followHit(history, itemUrl);
        },
      },
      hitComponent: ({ hit, children }) => (
        <HitLink hit={hit} onChoose={() => rememberHit(hit, provider.indexName)}>
          {children}
        </HitLink>
      ),
      resultsFooterComponent: ({ state }) => <AllResultsLink state={state} onClick={onClose} />,
    }),
    [search, facets, history, onClose, provider.indexName],
  );
  return { provider, client, props };
}

/** DocSearch's dialog over the site's own client. Loaded when it is first wanted. */
export default function SearchDialog({ initialQuery, onClose }: Props): ReactElement {
  const { provider, client, props } = useModalProps(onClose);
  const frame = useRef<HTMLDivElement>(null);
  const [scrollY] = useState(() => window.scrollY);
  useRoles(frame);
  useInertPage();
  useRefresh(frame, client);
  const hosted = provider.kind === 'hosted' ? provider : undefined;
  return createPortal(
    <div ref={frame}>
      <DocSearchModal
        {...props}
        appId={hosted?.appId ?? 'embedded'}
        apiKey={hosted?.apiKey ?? 'embedded'}
        indexName={provider.indexName}
        insights={hosted?.insights ?? false}
        placeholder="Search docs"
        initialQuery={initialQuery}
        initialScrollY={scrollY}
        onClose={onClose}
        transformItems={withoutSuggestions}
        getMissingResultsUrl={missingResultsUrl}
      />
    </div>,
    document.body,
  );
}
