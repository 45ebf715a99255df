import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { Place } from '#core/devicetree';
import { rules } from '#core/keymap-upgrade';
import type { PlacedChange } from './types';
import styles from './styles.module.css';

type Props = Readonly<{
  changes: readonly PlacedChange[];
  rejected: ReadonlySet<string>;
  onAccept: (keys: readonly string[], accepted: boolean) => void;
  onGoTo: (place: Place) => void;
}>;

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** More lines than this in one group are hidden behind a sentence: a list of thousands helps nobody. */
const MOST_SHOWN = 200;

/** The changes of each rule, each with a box that makes or unmakes it. */
export default function ChangeList({ changes, rejected, onAccept, onGoTo }: Props): ReactElement {
  const groups = rules
    .map((rule) => ({ rule, members: changes.filter((change) => change.rule === rule.id) }))
    .filter(({ members }) => members.length > 0);
  return (
    <>
      {groups.map(({ rule, members }) => {
        const made = members.filter(({ key }) => !rejected.has(key)).length;
        return (
          <details key={rule.id} className={styles.group} open={groups.length <= 4}>
            <summary>
              {rule.title}{' '}
              <span className={styles.count}>
                {made < members.length ? `${made} of ${members.length}` : members.length}
              </span>
            </summary>
            <p>
              {rule.since && `Out of date since ${monthAndYear.format(new Date(rule.since))}. `}
              <Link to={rule.docs}>What the docs say about it</Link>
            </p>
            <label className={styles.all}>
              <input
                type="checkbox"
                checked={made === members.length}
                ref={(box) => {
                  if (box) box.indeterminate = made > 0 && made < members.length;
                }}
                onChange={(event) =>
                  onAccept(
                    members.map(({ key }) => key),
                    event.target.checked,
                  )
                }
              />
              Make all of these
            </label>
            <ul className={styles.changes}>
              {members.slice(0, MOST_SHOWN).map((change) => (
                <ChangeItem
                  key={change.key}
                  change={change}
                  made={!rejected.has(change.key)}
                  onAccept={onAccept}
                  onGoTo={onGoTo}
                />
              ))}
            </ul>
            {members.length > MOST_SHOWN && (
              <p>
                And {members.length - MOST_SHOWN} more of the same kind, which the box above makes or unmakes with the
                rest.
              </p>
            )}
          </details>
        );
      })}
    </>
  );
}

type ItemProps = Readonly<{ change: PlacedChange; made: boolean }> & Pick<Props, 'onAccept' | 'onGoTo'>;

function ChangeItem({ change, made, onAccept, onGoTo }: ItemProps): ReactElement {
  const { before, after, reason, place, key, docs } = change;
  return (
    <li>
      <label>
        <input type="checkbox" checked={made} onChange={(event) => onAccept([key], event.target.checked)} />
        <code className={styles.before}>{before}</code>{' '}
        {after ? (
          <>
            → <code className={styles.after}>{after}</code>
          </>
        ) : (
          'is removed'
        )}
      </label>{' '}
      <button type="button" className={styles.jump} onClick={() => onGoTo(place)}>
        line {place.line}
      </button>
      <p className={styles.reason}>
        {reason} <Link to={docs}>Read more</Link>
      </p>
    </li>
  );
}
