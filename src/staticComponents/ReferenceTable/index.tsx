import type { Since } from '#core/firmware';
import type { ReactElement, ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { BreakableCode, Reference } from './InlineText';
import styles from './styles.module.css';

export type ReferenceRow = Readonly<{
  /** The row's anchor. */
  id: string;
  name: string;
  type?: ReactNode;
  defaultValue?: ReactNode;
  /** A badge next to the name, such as `deprecated`. */
  badge?: string;
  children: ReactNode;
}>;

type Props = Readonly<{
  label: string;
  nameTitle: string;
  /** Link to an explanation of the names in the type column. */
  typesHref?: string;
  /** Whether the type column needs room for names such as `phandle-array`. */
  longTypes?: boolean;
  caption?: ReactNode;
  rows: readonly ReferenceRow[];
}>;

/** The table for options and properties. On a phone, each row becomes a small card. */
export default function ReferenceTable({ label, nameTitle, typesHref, longTypes, caption, rows }: Props): ReactElement {
  return (
    <table
      className={clsx(styles.table, longTypes && styles.longTypes)}
      aria-label={caption ? undefined : label}
      data-stacked
    >
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {nameTitle}
          </th>
          {typesHref && (
            <th scope="col" className={styles.type}>
              <Reference href={typesHref}>Type</Reference>
            </th>
          )}
          {typesHref && (
            <th scope="col" className={styles.default}>
              Default
            </th>
          )}
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} hasTypes={typesHref !== undefined} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, hasTypes }: Readonly<{ row: ReferenceRow; hasTypes: boolean }>): ReactElement {
  useBrokenLinks().collectAnchor(row.id);
  return (
    <tr id={row.id}>
      <th scope="row" className={styles.name}>
        <a href={`#${row.id}`}>
          <BreakableCode name={row.name} />
        </a>{' '}
        {row.badge && <span className={styles.badge}>{row.badge}</span>}
      </th>
      {hasTypes && <td className={styles.type}>{row.type}</td>}
      {hasTypes && <td className={styles.default}>{row.defaultValue}</td>}
      <td className={styles.description}>{row.children}</td>
    </tr>
  );
}

/** The release that added something. Renders nothing for what the first release already had. */
export function SinceFact({ since }: Readonly<{ since: Since }>): ReactElement | null {
  return since === 'v0.1' ? null : <Fact title="Since:">ZMK {since}</Fact>;
}

/** A small line below a description, such as a range. Not a <p>, because the minifier may drop its end tag in a cell. */
export function Fact({ title, children }: Readonly<{ title: string; children: ReactNode }>): ReactElement {
  return (
    <div className={styles.fact}>
      <span>{`${title} `}</span>
      {children}
    </div>
  );
}
