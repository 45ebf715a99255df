import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { Place } from '#core/devicetree';
import type { Fix, Severity } from '#core/keymap-check';
import type { PlacedFinding } from './types';
import styles from './styles.module.css';

type Props = Readonly<{
  findings: readonly PlacedFinding[];
  rejected: ReadonlySet<string>;
  onGoTo: (place: Place, file?: string) => void;
  /** Null while the findings belong to an older text. */
  onFix: ((fixes: readonly Fix[]) => void) | null;
  onAccept: (keys: readonly string[], accepted: boolean) => void;
}>;

const groups: readonly (readonly [severity: Severity, title: string, intro: string])[] = [
  ['error', 'Errors', 'The build stops at these.'],
  ['warning', 'Warnings', 'These build, but are surely not what you meant.'],
  ['note', 'Notes', 'These are worth a look.'],
];

/** What is wrong with the file, worst first, each with its line and, where there is one, a button that puts it right. */
export default function CheckFindings({ findings, rejected, ...rest }: Props): ReactElement {
  const shown = findings.filter(({ key }) => !rejected.has(key));
  const hidden = findings.filter(({ key }) => rejected.has(key)).map(({ key }) => key);
  return (
    <>
      {groups.map(([severity, title, intro]) => {
        const members = shown.filter((finding) => finding.severity === severity);
        if (members.length === 0) return null;
        return (
          <section key={severity} className={severity === 'error' ? styles.problems : styles.notes}>
            <h2 className={styles.heading}>
              {title} <span className={styles.count}>{members.length}</span>
            </h2>
            <p>{intro}</p>
            <ul className={styles.changes}>
              {members.map((finding) => (
                <Item
                  key={finding.key}
                  finding={finding}
                  alike={members.filter(({ id, fix }) => id === finding.id && fix)}
                  {...rest}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {hidden.length > 0 && (
        <p>
          {hidden.length} rejected.{' '}
          <button type="button" className={styles.fix} onClick={() => rest.onAccept(hidden, true)}>
            Show again
          </button>
        </p>
      )}
    </>
  );
}

type ItemProps = Omit<Props, 'findings' | 'rejected'> &
  Readonly<{ finding: PlacedFinding; alike: readonly PlacedFinding[] }>;

function Item({ finding, alike, onGoTo, onFix, onAccept }: ItemProps): ReactElement {
  const { place, message, docs, fix, leadsTo, key } = finding;
  return (
    <li>
      <button type="button" className={styles.jump} onClick={() => onGoTo(place)}>
        line {place.line}
      </button>{' '}
      {message} <Link to={docs}>Read more</Link>
      <div className={styles.actions}>
        {fix && (
          <button type="button" className={styles.fix} disabled={!onFix} onClick={() => onFix?.([fix])}>
            {fix.title}
          </button>
        )}
        {fix && alike[0] === finding && alike.length > 1 && (
          <button
            type="button"
            className={styles.fix}
            disabled={!onFix}
            onClick={() => onFix?.(alike.flatMap((other) => other.fix ?? []))}
          >
            Fix all {alike.length} of this kind
          </button>
        )}
        {leadsTo && (
          <button
            type="button"
            className={styles.fix}
            onClick={() => onGoTo({ line: leadsTo.line, column: 1 }, leadsTo.name)}
          >
            Open {leadsTo.name}, line {leadsTo.line}
          </button>
        )}
        <button
          type="button"
          className={styles.fix}
          aria-label={`Reject: ${message}`}
          onClick={() => onAccept([key], false)}
        >
          Reject
        </button>
      </div>
    </li>
  );
}
