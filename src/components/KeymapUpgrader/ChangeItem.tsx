import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { Place } from '#core/devicetree';
import type { PlacedChange } from './types';
import styles from './styles.module.css';

type Props = Readonly<{
  change: PlacedChange;
  isAccepted: boolean;
  onAccept: (keys: readonly string[], accepted: boolean) => void;
  onGoTo: (place: Place) => void;
}>;

/** One change, with a checkbox to accept or reject it. */
export default function ChangeItem({ change, isAccepted, onAccept, onGoTo }: Props): ReactElement {
  const { place, key, docs } = change;
  const { before, after, reason } = change.change;
  return (
    <li>
      <label>
        <input type="checkbox" checked={isAccepted} onChange={(event) => onAccept([key], event.target.checked)} />
        <code className={styles.before}>{before}</code>{' '}
        {after ? (
          <>
            → <code className={styles.after}>{after}</code>
          </>
        ) : (
          'is removed'
        )}
      </label>{' '}
      <button type="button" className={styles.lineLink} onClick={() => onGoTo(place)}>
        line {place.line}
      </button>
      <p className={styles.reason}>
        {reason} <Link to={docs}>Read more</Link>
      </p>
    </li>
  );
}
