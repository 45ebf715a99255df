import { useState, type ReactElement, type ReactNode } from 'react';
import { isEmpty } from './query';
import styles from './styles.module.css';
import type { Finder as FinderState } from './useFinder';

type Props = Readonly<{
  finder: FinderState;
  id: string;
  label: string;
  /** What screen readers call the whole search. */
  about: string;
  placeholder: string;
  /** Read out when it changes: how many were found, and what Enter does. */
  status: string;
  /** What was typed, if it found nothing: the reader gets a way on. */
  missed?: string | undefined;
  /** A button beside the field. */
  button?: ReactNode;
  /** Choices below the field. On a phone they wait behind a button, because they would fill the screen. */
  filters?: ReactNode;
  children?: ReactNode;
}>;

/** The search field of a page's tables. Without JavaScript the tables are all there and the field is not. */
export default function Finder(props: Props): ReactElement {
  const { finder, id, label, about, placeholder, status, missed, button, filters, children } = props;
  const { frame, input, query, clear, onInput, onKeyDown } = finder;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div ref={frame} className={styles.finder} role="search" aria-label={about}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.field}>
        <input
          ref={input}
          id={id}
          type="search"
          className={styles.input}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onInput={onInput}
          onKeyDown={onKeyDown}
        />
        {button}
        {filters && (
          <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Fewer filters' : 'More filters'}
          </button>
        )}
      </div>
      {filters && (
        <div className={styles.filters} data-closed={isOpen ? undefined : ''}>
          {filters}
        </div>
      )}
      <p className={styles.status}>
        <span role="status">{status}</span>{' '}
        {!isEmpty(query) && (
          <button type="button" onClick={clear}>
            Show all
          </button>
        )}
      </p>
      {missed && (
        <p className={styles.missed}>
          <a href={`/search?q=${encodeURIComponent(missed)}`}>Search all pages for “{missed}”</a>
        </p>
      )}
      {children}
    </div>
  );
}
