import type { ReactElement } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { enums, messages } from '#core/studio-protocol';
import ColumnHeads from '../PlainTable/ColumnHeads';
import { BreakableCode, Reference } from '../ReferenceTable/InlineText';
import styles from './styles.module.css';

type Props = Readonly<{
  /** Messages and enums as `package.Name`. Unknown names fail the build. */
  names: readonly string[];
}>;

type Row = Readonly<{ number: number; name: string; type?: string; note?: string }>;

/** A table of the fields of messages and the values of enums in the Studio protocol. */
export default function StudioMessages({ names }: Props): ReactElement {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="Messages and their fields">
      <table className={styles.table}>
        <ColumnHeads titles={['Message', 'No.', 'Field', 'Type']} />
        {names.map((name) => (
          <Definition key={name} name={name} linked={names} />
        ))}
      </table>
    </div>
  );
}

/** `linked` lists the names that are defined in the same table. */
function Definition({ name, linked }: Readonly<{ name: string; linked: readonly string[] }>): ReactElement {
  const id = anchorOf(name);
  useBrokenLinks().collectAnchor(id);
  const rows = rowsOf(name);
  return (
    <tbody>
      {rows.map((row, index) => (
        <tr key={row.number}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={rows.length} id={id}>
              <code>{shortName(name)}</code>
              {enums[name] && <small>enum</small>}
            </th>
          )}
          <td>{row.number}</td>
          <td>
            <BreakableCode name={row.name} />
          </td>
          <td>
            {row.type && <Type name={row.type} linked={linked} />}
            {row.note && <small>{row.note}</small>}
          </td>
        </tr>
      ))}
      {rows.length === 0 && (
        <tr>
          <th scope="row" id={id}>
            <code>{shortName(name)}</code>
          </th>
          <td colSpan={3}>no fields</td>
        </tr>
      )}
    </tbody>
  );
}

function Type({ name, linked }: Readonly<{ name: string; linked: readonly string[] }>): ReactElement {
  const code = <code>{shortName(name)}</code>;
  return linked.includes(name) ? <Reference href={`#${anchorOf(name)}`}>{code}</Reference> : code;
}

function rowsOf(name: string): readonly Row[] {
  const fields = messages[name];
  if (fields) {
    return fields.map(({ tag, name: field, type, oneof, repeated }) => ({
      number: tag,
      name: field,
      type,
      ...(oneof && { note: 'one of these' }),
      ...(repeated && { note: 'repeated' }),
    }));
  }
  const values = enums[name];
  if (!values) throw new Error(`<StudioMessages>: core/studio-protocol has no "${name}".`);
  return values.map((value, number) => ({ number, name: value }));
}

const anchorOf = (name: string) => `message-${name.replace('.', '-').toLowerCase()}`;

/** Leaves out the package, except for the names that exist in several packages. */
const shortName = (name: string) =>
  /\.(Request|Response|Notification)$/.test(name) ? name : name.slice(name.indexOf('.') + 1);
