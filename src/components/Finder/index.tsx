import type { KeyboardEvent, ReactElement, ReactNode, RefObject } from 'react';
import styles from './styles.module.css';

type Props = Readonly<{
  id: string;
  label: string;
  /** What screen readers call the whole search. */
  about: string;
  placeholder: string;
  input: RefObject<HTMLInputElement | null>;
  frame: RefObject<HTMLDivElement | null>;
  onInput: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Read out when it changes: how many were found, and what Enter does. */
  status: string;
  /** Buttons and choices beside the field. */
  controls?: ReactNode;
  children?: ReactNode;
}>;

/** The search field of a page's tables. Without JavaScript the tables are all there and the field is not. */
export default function Finder(props: Props): ReactElement {
  const { id, label, about, placeholder, input, frame, onInput, onKeyDown, status, controls, children } = props;
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
        {controls}
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
      {children}
    </div>
  );
}
