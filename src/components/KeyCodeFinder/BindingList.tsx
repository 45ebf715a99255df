import type { ReactElement } from 'react';
import type { FinderResult } from '#core/binding-finder';
import InlineCode from '@site/src/components/InlineCode';
import styles from './styles.module.css';

type Props = Readonly<{
  found: FinderResult | undefined;
  onCopy: (binding: string) => void;
}>;

/** Bindings that match a query, best first. A click copies one. */
export default function BindingList({ found, onCopy }: Props): ReactElement | null {
  if (!found || (found.answers.length === 0 && !found.page)) return null;
  const { answers, page } = found;
  return (
    <div className={styles.bindings} data-answers>
      {page && (
        <p>
          <a href={`/docs/${page}`}>Read more</a>
        </p>
      )}
      <ul>
        {answers.map((answer) => (
          <li key={answer.binding + answer.title}>
            <button type="button" onClick={() => onCopy(answer.binding)} data-finder-stop>
              <code>{answer.binding}</code> <span>{answer.title}</span>
            </button>
            {(answer.note ?? answer.page) && (
              <small>
                <InlineCode text={answer.note ?? ''} />{' '}
                {answer.page && <a href={`/docs/${answer.page}`}>How it works</a>}
              </small>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
