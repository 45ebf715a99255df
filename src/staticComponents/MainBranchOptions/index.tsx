import type { ReactElement } from 'react';
import { optionChanges } from '#core/firmware/main-branch';
import InlineText, { Breakable } from '../ReferenceTable/InlineText';

/** Options of the release that `main` no longer has or advises against, and what to do about each. */
export default function MainBranchOptions(): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">
            On <code>main</code>
          </th>
          <th scope="col">Instead</th>
        </tr>
      </thead>
      <tbody>
        {optionChanges.map(({ symbol, change, instead }) => (
          <tr key={symbol}>
            <td>
              <code>
                <Breakable name={symbol} />
              </code>
            </td>
            <td>{change}</td>
            <td>
              <InlineText text={instead} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
