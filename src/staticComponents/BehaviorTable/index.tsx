import type { ReactElement } from 'react';
import { bindingForm, findBehavior, sinceOf, type Behavior, type InputProcessor } from '#core/firmware';
import InlineCode from '@site/src/components/InlineCode';
import ColumnHeads from '../PlainTable/ColumnHeads';
import { BreakableCode } from '../ReferenceTable/InlineText';
import styles from './styles.module.css';

type Row = Behavior | InputProcessor;

type Props = Readonly<{
  /** Behaviors to list, in order: `['&sk', '&sl']`. */
  labels: readonly string[];
  /** Whether to show the properties that the firmware sets for each behavior. */
  defaults?: boolean;
  /** Whether to link each binding to the page that explains it. */
  links?: boolean;
}>;

function find(label: string): Row {
  const row = findBehavior(label);
  if (!row) throw new Error(`<BehaviorTable>: there is no predefined ${label}. See core/firmware/behaviors.`);
  return row;
}

const propertyText = ([name, value]: readonly [string, string | true]) =>
  value === true ? `${name};` : `${name} = ${value};`;

/** A table of predefined behaviors or input processors, with their bindings, parameters, and what they do. */
export default function BehaviorTable({ labels, defaults = false, links = false }: Props): ReactElement {
  return (
    <table className={styles.table}>
      <ColumnHeads titles={['Binding', 'What it does', defaults && 'Set on the node']} />
      <tbody>
        {labels.map(find).map((row) => (
          <tr key={row.label}>
            <th scope="row">
              {links ? (
                <a href={row.page}>
                  <BreakableCode name={bindingForm(row)} />
                </a>
              ) : (
                <BreakableCode name={bindingForm(row)} />
              )}
            </th>
            <td>
              <Description row={row} />
            </td>
            {defaults && (
              <td className={styles.defaults}>
                {Object.entries(row.properties).map((property) => (
                  <BreakableCode key={property[0]} name={propertyText(property)} />
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Description({ row }: Readonly<{ row: Row }>): ReactElement {
  return (
    <>
      <InlineCode text={row.does} />
      {row.parameters.length > 0 && (
        <ul className={styles.parameters}>
          {row.parameters.map(({ name, means }) => (
            <li key={name}>
              <code>{name}</code>: <InlineCode text={means} />
            </li>
          ))}
        </ul>
      )}
      {sinceOf(row.label) !== 'v0.1' && <p className={styles.needs}>Since {sinceOf(row.label)}.</p>}
      {'needs' in row && row.needs && (
        <p className={styles.needs}>
          Needs <InlineCode text={row.needs} />.
        </p>
      )}
    </>
  );
}
