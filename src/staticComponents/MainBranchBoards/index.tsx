import type { ReactElement } from 'react';
import { boardChanges, boardOnMain } from '#core/firmware/main-branch';
import { release } from '#core/firmware/release';
import ColumnHeads from '../PlainTable/ColumnHeads';

/** A table of the boards that have another name on `main`, except for those whose names only get the suffix `//zmk`. */
export default function MainBranchBoards(): ReactElement {
  const rows = boardChanges
    .map(({ before }) => ({ before, after: boardOnMain(before) }))
    .filter(({ before, after }) => after !== `${before}//zmk`);
  return (
    <table>
      <ColumnHeads
        titles={[
          `In ${release.line}`,
          <>
            On <code>main</code>
          </>,
        ]}
      />
      <tbody>
        {rows.map(({ before, after }) => (
          <tr key={before}>
            <td>
              <code>{before}</code>
            </td>
            <td>{after === undefined ? 'removed' : after === before ? 'unchanged' : <code>{after}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
