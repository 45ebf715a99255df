import { useEffect, useRef, type ReactElement } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { maxQueryLength } from '@site/src/searchClient/maxQueryLength';
import Layout from '@theme/Layout';
import { MoreButton } from './MoreButton';
import { ResultItem } from './ResultItem';
import { ResultsStatus } from './ResultsStatus';
import { useScrollPosition } from './useScrollPosition';
import { useResults } from './useResults';
import { useTypedQuery } from './useTypedQuery';
import styles from './styles.module.css';

function SearchResults(): ReactElement {
  const { typed, setTyped, settled } = useTypedQuery();
  const query = typed.trim();
  const results = useResults(query);
  const input = useRef<HTMLInputElement>(null);
  useScrollPosition(results);
  const isBrowser = useIsBrowser();
  useEffect(() => input.current?.focus({ preventScroll: true }), [isBrowser]);
  const title = settled ? `Search results for “${settled}”` : 'Search the documentation';
  return (
    <>
      <PageMetadata title={title} description="Search the documentation and the blog of ZMK Firmware." />
      <Head>
        <meta name="robots" content="noindex, follow" />
        <meta name="boot" content="now" />
      </Head>
      <main className={styles.page}>
        <h1 className={styles.heading}>{title}</h1>
        <form role="search" action="/search" onSubmit={(event) => event.preventDefault()}>
          <input
            ref={input}
            className={styles.input}
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Type your search"
            autoComplete="off"
            maxLength={maxQueryLength}
            disabled={!isBrowser}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript. Without it, you can reach every page from the{' '}
            <Link to="/docs">documentation’s table of contents</Link> and the <a href="/sitemap.xml">sitemap</a>.
          </p>
        </noscript>
        <ResultsStatus results={results} query={query} />
        <ol className={styles.results}>
          {results.hits.map((hit) => (
            <ResultItem key={hit.objectID} hit={hit} />
          ))}
        </ol>
        {results.hasMore && <MoreButton loadMore={results.loadMore} />}
      </main>
    </>
  );
}

/** `/search?q=…`: all results, loaded as the reader scrolls. The URL follows the query. */
export default function SearchPage(): ReactElement {
  // SearchResults needs the docs version from the layout's context.
  return (
    <Layout>
      <SearchResults />
    </Layout>
  );
}
