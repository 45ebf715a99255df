import type { ReactElement, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = Readonly<{
  id: string;
  /** Put here at build time by plugins/glossary-terms; authors write only the id. */
  definition?: string;
  children: ReactNode;
}>;

/** A word of the glossary: a link to its entry. runtime/inline/terms.ts shows the definition on hover and focus. */
export default function Term({ id, definition, children }: Props): ReactElement {
  return (
    <Link to={`/docs#glossary-${id}`} className={styles.term} data-definition={definition}>
      {children}
    </Link>
  );
}
