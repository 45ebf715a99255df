import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { Place } from '#core/devicetree';
import type { Fix, Severity } from '#core/keymap-check';
import type { PlacedFinding } from './types';
import styles from './styles.module.css';

type Props = Readonly<{
  findings: readonly PlacedFinding[];
  onGoTo: (place: Place) => void;
  /** Null while the findings belong to an older text. */
  onFix: ((fixes: readonly Fix[]) => void) | null;
}>;

const groups: readonly (readonly [severity: Severity, title: string, intro: string])[] = [
  ['error', 'Errors', 'The build stops at these.'],
  ['warning', 'Warnings', 'These build, but are surely not what you meant.'],
  ['note', 'Notes', 'These are worth a look.'],
];

/** What is wrong with the file, worst first, each with its line and, where there is one, a button that puts it right. */
export default function CheckFindings({ findings, onGoTo, onFix }: Props): ReactElement {
  return (
    <>
      {groups.map(([severity, title, intro]) => {
        const members = findings.filter((finding) => finding.severity === severity);
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
                  key={`${finding.id} ${finding.from} ${finding.message}`}
                  finding={finding}
                  alike={members.filter(({ id, fix }) => id === finding.id && fix)}
                  onGoTo={onGoTo}
                  onFix={onFix}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

type ItemProps = Omit<Props, 'findings'> & Readonly<{ finding: PlacedFinding; alike: readonly PlacedFinding[] }>;

function Item({ finding: { place, message, docs, fix, from }, alike, onGoTo, onFix }: ItemProps): ReactElement {
  const isFirst = alike[0]?.from === from;
  return (
    <li>
      <button type="button" className={styles.jump} onClick={() => onGoTo(place)}>
        line {place.line}
      </button>{' '}
      {message} <Link to={docs}>Read more</Link>{' '}
      {fix && (
        <button type="button" className={styles.fix} disabled={!onFix} onClick={() => onFix?.([fix])}>
          {fix.title}
        </button>
      )}{' '}
      {fix && isFirst && alike.length > 1 && (
        <button
          type="button"
          className={styles.fix}
          disabled={!onFix}
          onClick={() => onFix?.(alike.flatMap((other) => other.fix ?? []))}
        >
          Fix all {alike.length} of this kind
        </button>
      )}
    </li>
  );
}
