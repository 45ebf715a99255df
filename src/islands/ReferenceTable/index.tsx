import type { ReactElement, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Breakable } from './InlineText';
import styles from './styles.module.css';

export type ReferenceRow = Readonly<{
  /** The row's anchor. */
  id: string;
  name: string;
  type?: ReactNode;
  defaultValue?: ReactNode;
  mark?: string;
  children: ReactNode;
}>;

type Props = Readonly<{ label: string; nameTitle: string; caption?: ReactNode; rows: readonly ReferenceRow[] }>;

/** The one look of the option and property tables. On a phone each row becomes a small card. */
export default function ReferenceTable({ label, nameTitle, caption, rows }: Props): ReactElement {
  const typed = rows.some((row) => row.type !== undefined);
  return (
    <table className={styles.table} aria-label={caption ? undefined : label}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{nameTitle}</th>
          {typed && <th scope="col">Type</th>}
          {typed && <th scope="col">Default</th>}
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} typed={typed} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, typed }: Readonly<{ row: ReferenceRow; typed: boolean }>): ReactElement {
  useBrokenLinks().collectAnchor(row.id);
  return (
    <tr id={row.id}>
      <th scope="row" className={styles.name}>
        <a href={`#${row.id}`}>
          <code>
            <Breakable name={row.name} />
          </code>
        </a>{' '}
        {row.mark && <span className={styles.mark}>{row.mark}</span>}
      </th>
      {typed && <td className={styles.type}>{row.type}</td>}
      {typed && <td className={styles.default}>{row.defaultValue}</td>}
      <td className={styles.description}>{row.children}</td>
    </tr>
  );
}

/** A smaller line below a description: range, needs, allowed values. */
export function Fact({ title, children }: Readonly<{ title: string; children: ReactNode }>): ReactElement {
  return (
    <p className={styles.fact}>
      <span>{title}</span> {children}
    </p>
  );
}
