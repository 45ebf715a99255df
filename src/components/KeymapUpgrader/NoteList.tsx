import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { Place } from '#core/devicetree';
import styles from './styles.module.css';

type PlacedNote = Readonly<{ message: string; place: Place; docs?: string }>;
type Props = Readonly<{
  title: string;
  intro: string;
  notes: readonly PlacedNote[];
  onGoTo: (place: Place) => void;
}>;

/** A list of notes, each with a link to its line. */
export default function NoteList({ title, intro, notes, onGoTo }: Props): ReactElement | null {
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h2 className={styles.sectionTitle}>
        {title} <span className={styles.count}>{notes.length}</span>
      </h2>
      <p>{intro}</p>
      <ul className={styles.changes}>
        {notes.map(({ message, place, docs }, index) => (
          <li key={`${place.line}:${place.column} ${index}`}>
            <button type="button" className={styles.lineLink} onClick={() => onGoTo(place)}>
              line {place.line}
            </button>{' '}
            {message} {docs && <Link to={docs}>Read more</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}
