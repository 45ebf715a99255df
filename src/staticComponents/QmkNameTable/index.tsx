import type { ReactElement } from 'react';
import { qmkNames, type QmkName } from '#core/firmware/qmk';
import InlineCode from '@site/src/components/InlineCode';
import ColumnHeads from '../PlainTable/ColumnHeads';
import { BreakableCode, Reference } from '../ReferenceTable/InlineText';

/** A table of QMK names that aren't key codes, with their bindings in ZMK. The finder uses the same data. */
export default function QmkNameTable(): ReactElement {
  // The finder hides this <div> if no row of the table matches.
  return (
    <div>
      <table aria-label="QMK names">
        <ColumnHeads titles={['QMK', 'ZMK']} />
        <tbody>
          {qmkNames.map((row) => (
            <Row key={row.names[0]} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ names, binding, note = '', page }: QmkName): ReactElement {
  return (
    <tr>
      <td>
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <BreakableCode name={name} />
          </span>
        ))}
      </td>
      <td>
        {binding && <code>{binding}</code>}{' '}
        {page ? (
          <Reference href={`/docs/${page}`}>
            <InlineCode text={note} />
          </Reference>
        ) : (
          note
        )}
      </td>
    </tr>
  );
}
