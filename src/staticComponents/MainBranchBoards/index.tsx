import type { ReactElement } from 'react';
import { boardChanges, boardOnMain } from '#core/firmware/main-branch';
import { release } from '#core/firmware/release';

/** Boards that have another name on `main`, except for those that only get `//zmk`. */
export default function MainBranchBoards(): ReactElement {
  const rows = boardChanges
    .map(({ before }) => ({ before, after: boardOnMain(before) }))
    .filter(({ before, after }) => after !== `${before}//zmk`);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">In {release.line}</th>
          <th scope="col">
            On <code>main</code>
          </th>
        </tr>
      </thead>
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
