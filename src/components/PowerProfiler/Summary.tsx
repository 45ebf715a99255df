import type { ReactElement } from 'react';
import { lifeRangeText } from '#core/power-model';
import type { PartEstimate } from './SetupResult';
import styles from './styles.module.css';

type Props = Readonly<{ results: readonly (readonly PartEstimate[])[] }>;

/** The results, one line per setup. On small screens, they stay visible above the form. Screen readers announce changes. */
export default function Summary({ results }: Props): ReactElement {
  return (
    <div className={styles.summary} role="status">
      {results.map((parts, side) => (
        <p key={side === 0 ? 'A' : 'B'}>
          {results.length > 1 && <b>{side === 0 ? 'A' : 'B'}</b>}
          {parts.map(({ named, result }) => (
            <span key={named.id}>
              {named.name}: <strong>{lifeRangeText(result.life)}</strong>
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
