import { useState, type ReactElement, type ReactNode } from 'react';
import { isEmpty } from './query';
import styles from './styles.module.css';
import type { Finder as FinderState } from './useFinder';

type Props = Readonly<{
  finder: FinderState;
  id: string;
  label: string;
  /** Name of the search for screen readers. */
  searchLabel: string;
  placeholder: string;
  /** How many rows were found, and what Enter does. Announced by screen readers. */
  status: string;
  /** What the reader typed, if nothing was found. Offers a search of the whole site. */
  textNotFound?: string | undefined;
  /** A button next to the field. */
  button?: ReactNode;
  /** Filters below the field. On phones, a button shows them, because they would fill the screen. */
  filters?: ReactNode;
  children?: ReactNode;
}>;

/** A search field for the tables of a page. Without JavaScript, there's no field, and the tables show all rows. */
export default function Finder(props: Props): ReactElement {
  const { finder, id, label, searchLabel, placeholder, status, textNotFound, button, filters, children } = props;
  const { container, input, query, clear, onFocus, onInput } = finder;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div ref={container} className={styles.finder} role="search" aria-label={searchLabel}>
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
          onFocus={onFocus}
          onInput={onInput}
        />
        {button}
        {filters && (
          <button
            type="button"
            className={styles.filterToggle}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide filters' : 'Filters'}
          </button>
        )}
      </div>
      {filters && (
        <div className={styles.filters} data-closed={isOpen ? undefined : ''}>
          {filters}
        </div>
      )}
      <p className={styles.status}>
        <span role="status">{status}</span>
        {!isEmpty(query) && (
          <button type="button" onClick={clear}>
            Show all
          </button>
        )}
      </p>
      {textNotFound && (
        <p className={styles.notFound}>
          <a href={`/search?q=${encodeURIComponent(textNotFound)}`}>Search all pages for “{textNotFound}”</a>
        </p>
      )}
      {children}
    </div>
  );
}
