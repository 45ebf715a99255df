import { useRef, type ReactElement } from 'react';
import type { Place } from '#core/devicetree';
import styles from './styles.module.css';

export type Props = Readonly<{ places: readonly { readonly place: Place }[]; onGoTo: (place: Place) => void }>;

/** Leads from one finding or change to the next, in the order of the file, and from the last to the first. */
export default function Steps({ places, onGoTo }: Props): ReactElement {
  const last = useRef(-1);
  const sorted = places.map(({ place }) => place).sort((a, b) => a.line - b.line || a.column - b.column);

  function step(by: number): void {
    const start = last.current < 0 && by < 0 ? 0 : last.current;
    last.current = (start + by + sorted.length) % sorted.length;
    const place = sorted[last.current];
    if (place) onGoTo(place);
  }

  return (
    <>
      <button type="button" className={styles.button} disabled={sorted.length === 0} onClick={() => step(-1)}>
        Previous
      </button>
      <button type="button" className={styles.button} disabled={sorted.length === 0} onClick={() => step(1)}>
        Next
      </button>
    </>
  );
}
