import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import { searchPageUrl } from '@site/src/searchClient/searchPageUrl';
import { missingResultsUrl } from '@site/src/searchClient/missingResultsUrl';
import type { Results } from './useResults';
import styles from './styles.module.css';

/** Shows the number of results, or why there are none. Announced by screen readers. */
export function ResultsStatus({ results, query }: Readonly<{ results: Results; query: string }>): ReactElement {
  return (
    <div className={styles.status} role="status" data-answered={results.query}>
      {message(results, query)}
    </div>
  );
}

function message(
  { status, total, suggestions, isWeak, query: searched }: Results,
  query: string,
): ReactElement | string {
  if (query === '') return 'Type what you’re looking for: a word, a question, or a name from your keymap.';
  if (status === 'failed') {
    return (
      <>
        <p>
          <strong>Unable to fetch results</strong>
        </p>
        <p>
          You might want to check your network connection. If the site has just been updated,{' '}
          <a href={searchPageUrl(query)} target="_self">
            reload the page
          </a>
          .
        </p>
      </>
    );
  }
  if (status !== 'loaded' && searched === '') return 'Searching…';
  if (isWeak) return 'No page has an answer to all of this. The nearest topics:';
  if (total > 0) return total === 1 ? '1 result' : `${total} results`;
  return (
    <>
      <p>
        No results for “<strong>{searched}</strong>”
      </p>
      {suggestions.length > 0 && (
        <p>
          Try searching for:{' '}
          {suggestions.map((suggestion, at) => (
            <span key={suggestion}>
              {at > 0 && ', '}
              <Link to={searchPageUrl(suggestion)}>{suggestion}</Link>
            </span>
          ))}
        </p>
      )}
      <p>
        Believe this query should return results? <a href={missingResultsUrl({ query: searched })}>Let us know.</a>
      </p>
    </>
  );
}
