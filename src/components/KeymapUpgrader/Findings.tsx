import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { Place } from '#core/devicetree';
import styles from './styles.module.css';

type Finding = Readonly<{ message: string; place: Place; docs?: string }>;
type Props = Readonly<{
  title: string;
  intro: string;
  findings: readonly Finding[];
  onGoTo: (place: Place) => void;
}>;

/** Notes with a line to jump to. */
export default function Findings({ title, intro, findings, onGoTo }: Props): ReactElement | null {
  if (findings.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h2 className={styles.heading}>
        {title} <span className={styles.count}>{findings.length}</span>
      </h2>
      <p>{intro}</p>
      <ul className={styles.changes}>
        {findings.map(({ message, place, docs }, index) => (
          <li key={`${place.line}:${place.column} ${index}`}>
            <button type="button" className={styles.jump} onClick={() => onGoTo(place)}>
              line {place.line}
            </button>{' '}
            {message} {docs && <Link to={docs}>Read more</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}
