import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { glossary, termAnchor } from '#core/glossary';
import styles from './styles.module.css';

/** The list of all glossary terms. Each has the anchor to which `<Term>` links. */
export default function Glossary(): ReactElement {
  const brokenLinks = useBrokenLinks();
  return (
    <dl className={styles.glossary}>
      {glossary.map(({ id, term, definition, page }) => {
        brokenLinks.collectAnchor(termAnchor(id));
        return (
          <div key={id} id={termAnchor(id)} className={styles.entry}>
            <dt>
              <dfn>
                <Link to={page}>{term}</Link>
              </dfn>
            </dt>
            <dd>{definition}</dd>
          </div>
        );
      })}
    </dl>
  );
}
