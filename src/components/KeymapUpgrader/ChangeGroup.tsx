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

/** More lines than this in one group are hidden behind a sentence: a list of thousands helps nobody. */
const mostShown = 200;

/** The changes of one rule, and a box that makes or unmakes all of them. */
export default function ChangeGroup({ rule, changes, rejected, isOpen, onAccept, onGoTo }: Props): ReactElement {
  const made = changes.filter(({ key }) => !rejected.has(key)).length;
  const acceptAll = (accepted: boolean) =>
    onAccept(
      changes.map(({ key }) => key),
      accepted,
    );
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {rule.title}{' '}
        <span className={styles.count}>{made < changes.length ? `${made} of ${changes.length}` : changes.length}</span>
      </summary>
      <p>
        {rule.since && `Out of date since ${monthAndYear.format(new Date(rule.since))}. `}
        <Link to={rule.docs}>What the docs say about it</Link>
      </p>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={made === changes.length}
          ref={(box) => {
            if (box) box.indeterminate = made > 0 && made < changes.length;
          }}
          onChange={(event) => acceptAll(event.target.checked)}
        />
        Make all of these
      </label>
      <ul className={styles.changes}>
        {changes.slice(0, mostShown).map((change) => (
          <ChangeItem
            key={change.key}
            change={change}
            made={!rejected.has(change.key)}
            onAccept={onAccept}
            onGoTo={onGoTo}
          />
        ))}
      </ul>
      {changes.length > mostShown && (
        <p>
          And {changes.length - mostShown} more of the same kind, which the box above makes or unmakes with the rest.
        </p>
      )}
    </details>
  );
}
