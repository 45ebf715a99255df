import type { ReactElement } from 'react';
import Link from '@docusaurus/Link';
import type { Place } from '#core/devicetree';
import type { Severity } from '#core/keymap-check';
import { reasonFor } from '#core/config-check/rules';
import { isFixable, kindOf, pluralize, type OpenFile } from './openFile';
import RemovableItem from './RemovableItem';
import { isChange, type PlacedFinding } from './types';
import styles from './styles.module.css';

type Props = Readonly<{
  /** The file shown, whose findings are listed. */
  file: OpenFile;
  /** Findings in all open files that aren't rejected. */
  allFindings: readonly PlacedFinding[];
  onGoTo: (place: Place, file?: string) => void;
  onFix: (findings: readonly PlacedFinding[]) => void;
  /** Opens a file that the configuration includes. */
  onAdd: () => void;
  onAccept: (keys: readonly string[], accepted: boolean) => void;
}>;

const groups: readonly (readonly [severity: Severity, title: string, intro: string])[] = [
  ['error', 'Errors', 'These stop the build.'],
  ['warning', 'Warnings', 'These build, but probably don’t do what you want.'],
  ['note', 'Notes', 'These are worth a look.'],
];

/** The problems found in a file, worst first, each with a link to its line and a button for its fix, if there is one. */
export default function FindingList({ file, allFindings, ...rest }: Props): ReactElement {
  const { report, rejected, findings } = file;
  const all = report?.status === 'done' ? report.findings.filter((finding) => !isChange(finding)) : [];
  const dismissed = all.flatMap(({ key }) => (rejected.has(key) ? [key] : []));
  return (
    <>
      {groups.map(([severity, title, intro]) => {
        const members = findings.filter((finding) => finding.severity === severity);
        if (members.length === 0) return null;
        return (
          <section key={severity} className={severity === 'error' ? styles.problems : styles.notes}>
            <h2 className={styles.sectionTitle}>
              {title} <span className={styles.count}>{members.length}</span>
            </h2>
            <p>{intro}</p>
            <ul className={styles.changes}>
              {members.map((finding) => (
                <FindingItem
                  key={finding.key}
                  finding={finding}
                  sameKind={
                    members.find((other) => other.fixes.length > 0 && kindOf(other) === kindOf(finding)) === finding
                      ? allFindings.filter((other) => other.fixes.length > 0 && kindOf(other) === kindOf(finding))
                      : []
                  }
                  {...rest}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {dismissed.length > 0 && (
        <ul className={styles.changes}>
          <RemovableItem>
            {dismissed.length} dismissed.{' '}
            <button type="button" className={styles.smallButton} onClick={() => rest.onAccept(dismissed, true)}>
              Show again
            </button>
          </RemovableItem>
        </ul>
      )}
    </>
  );
}

type FindingItemProps = Omit<Props, 'file' | 'allFindings'> &
  Readonly<{
    finding: PlacedFinding;
    /** All findings in open files that the same advice fixes. Empty, except for the first finding of its kind in the list. */
    sameKind: readonly PlacedFinding[];
  }>;

function FindingItem({ finding, sameKind, onGoTo, onFix, onAdd, onAccept }: FindingItemProps): ReactElement {
  const { place, message, docs, fixes, jumpTo, key, rule } = finding;
  const fileCount = new Set(sameKind.map(({ where }) => where.file)).size;
  return (
    <RemovableItem>
      <button type="button" className={styles.lineLink} onClick={() => onGoTo(place)}>
        line {place.line}
      </button>{' '}
      {message} <Link to={docs}>Read more</Link>
      {fixes.length > 0 && !isFixable(finding) && <p className={styles.reason}>{reasonFor(finding)}</p>}
      <div className={styles.actions}>
        {fixes.slice(0, 1).map(({ title: label }) => (
          <button key={label} type="button" className={styles.smallButton} onClick={() => onFix([finding])}>
            {label}
          </button>
        ))}
        {rule === 'unchecked' && finding.docs.includes('#includes') && (
          <button type="button" className={styles.smallButton} onClick={onAdd}>
            Add the file…
          </button>
        )}
        {sameKind.length > 1 && (
          <button type="button" className={styles.smallButton} onClick={() => onFix(sameKind)}>
            Fix all {sameKind.length} of this kind{fileCount > 1 && ` in ${pluralize(fileCount, 'file')}`}
          </button>
        )}
        {jumpTo && (
          <button
            type="button"
            className={styles.smallButton}
            onClick={() => onGoTo({ line: jumpTo.line, column: 1 }, jumpTo.name)}
          >
            Open {jumpTo.name}, line {jumpTo.line}
          </button>
        )}
        <button
          type="button"
          className={styles.smallButton}
          aria-label={`Dismiss: ${message}`}
          onClick={() => onAccept([key], false)}
        >
          Dismiss
        </button>
      </div>
    </RemovableItem>
  );
}
