import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { Place } from '#core/devicetree';
import ChangeItem from './ChangeItem';
import type { PlacedChange } from './types';
import styles from './styles.module.css';

type Props = Readonly<{
  rule: Readonly<{ title: string; docs: string; since?: string }>;
  changes: readonly PlacedChange[];
  rejected: ReadonlySet<string>;
  isOpen: boolean;
  onAccept: (keys: readonly string[], accepted: boolean) => void;
  onGoTo: (place: Place) => void;
}>;

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** More changes aren't listed, only counted: nobody reads a list of thousands. */
const maxShown = 200;

/** The changes of one rule, with a checkbox that accepts or rejects all of them. */
export default function ChangeGroup({ rule, changes, rejected, isOpen, onAccept, onGoTo }: Props): ReactElement {
  const acceptedCount = changes.filter(({ key }) => !rejected.has(key)).length;
  const acceptAll = (accepted: boolean) =>
    onAccept(
      changes.map(({ key }) => key),
      accepted,
    );
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {rule.title}{' '}
        <span className={styles.count}>
          {acceptedCount < changes.length ? `${acceptedCount} of ${changes.length}` : changes.length}
        </span>
      </summary>
      <p>
        {rule.since && `Out of date since ${monthAndYear.format(new Date(rule.since))}. `}
        <Link to={rule.docs}>Learn more</Link>
      </p>
      <label className={styles.acceptAll}>
        <input
          type="checkbox"
          checked={acceptedCount === changes.length}
          ref={(box) => {
            if (box) box.indeterminate = acceptedCount > 0 && acceptedCount < changes.length;
          }}
          onChange={(event) => acceptAll(event.target.checked)}
        />
        Accept all
      </label>
      <ul className={styles.changes}>
        {changes.slice(0, maxShown).map((change) => (
          <ChangeItem
            key={change.key}
            change={change}
            isAccepted={!rejected.has(change.key)}
            onAccept={onAccept}
            onGoTo={onGoTo}
          />
        ))}
      </ul>
      {changes.length > maxShown && (
        <p>And {changes.length - maxShown} more. The checkbox above applies to them too.</p>
      )}
    </details>
  );
}
