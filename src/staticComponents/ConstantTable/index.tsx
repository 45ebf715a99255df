import type { ReactElement } from 'react';
import { constantName, constants, findConstant, sinceOf, type Constant } from '#core/firmware';
import InlineCode from '@site/src/components/InlineCode';
import ColumnHeads from '../PlainTable/ColumnHeads';

type Props = Readonly<{
  /** List every constant whose name starts with this: `"BT_"`. */
  prefix?: string;
  /** Or list these, in order: `['LCLK', 'MOVE']`. */
  names?: readonly string[];
  /** Whether to show the numeric values. */
  values?: boolean;
}>;

function selectRows({ prefix, names }: Props): readonly Constant[] {
  if (names) {
    return names.map((name) => {
      const row = findConstant(name);
      if (!row) throw new Error(`<ConstantTable>: there is no ${name}. See core/firmware/behaviors/constants.ts.`);
      return row;
    });
  }
  const rows = constants.filter(({ name }) => prefix && name.startsWith(prefix));
  if (!rows.length) throw new Error(`<ConstantTable>: no constant starts with ${String(prefix)}.`);
  return rows;
}

/** The name, followed by `n` if it takes a parameter. */
const nameWithArgument = (row: Constant) => (row.fills === 'first' ? `${row.name} n` : row.name);

/** The names that a parameter accepts, and what each one does. */
export default function ConstantTable(props: Props): ReactElement {
  return (
    <table>
      <ColumnHeads titles={['Name', 'What it does', props.values && 'Value']} />
      <tbody>
        {selectRows(props).map((row) => (
          <tr key={constantName(row)}>
            <td>
              <code>{nameWithArgument(row)}</code>
            </td>
            <td>
              <InlineCode text={row.does} />
              {sinceOf(constantName(row)) !== 'v0.1' && ` Since ${sinceOf(constantName(row))}.`}
              {row.sameAs && (
                <>
                  {' '}
                  Same as <code>{row.sameAs}</code>.
                </>
              )}
            </td>
            {props.values && <td>{row.value}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
