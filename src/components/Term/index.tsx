import type { ReactElement, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = Readonly<{
  id: string;
  /** Added at build time by plugins/markdown/glossary-terms. Authors only write the id. */
  definition?: string;
  children: ReactNode;
}>;

/** A glossary term that links to its entry. runtime/inline/terms.ts shows the definition on hover and focus. */
export default function Term({ id, definition, children }: Props): ReactElement {
  return (
    <Link to={`/docs#glossary-${id}`} className={styles.term} data-definition={definition}>
      {children}
    </Link>
  );
}
