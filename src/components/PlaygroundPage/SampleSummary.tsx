import type { ReactElement } from 'react';
import type { Sample } from '#core/hold-tap-tuning';
import styles from './styles.module.css';

const times = (count: number, thing: string): string => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`);

/** What the recording shows, and what can't be known from it. */
export default function SampleSummary({ sample }: Readonly<{ sample: Sample }>): ReactElement {
  const { presses, taps, holds, rolls, gaps } = sample;
  return (
    <div className={styles.sampleSummary}>
      <p>
        Seen so far: {times(presses, 'key')}, of which {taps} letters on home row mods, {times(holds, 'held modifier')},
        and {times(rolls, 'roll')} from one key to the next.
      </p>
      {gaps.length > 0 && (
        <ul className={styles.notes}>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
