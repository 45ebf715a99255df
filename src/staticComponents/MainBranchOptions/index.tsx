import type { ReactElement } from 'react';
import { optionChanges } from '#core/firmware/main-branch';
import ColumnHeads from '../PlainTable/ColumnHeads';
import InlineText, { BreakableCode } from '../ReferenceTable/InlineText';

/** A table of the release's options that `main` no longer has or advises against, and what to do about each. */
export default function MainBranchOptions(): ReactElement {
  return (
    <table>
      <ColumnHeads
        titles={[
          'Option',
          <>
            On <code>main</code>
          </>,
          'Instead',
        ]}
      />
      <tbody>
        {optionChanges.map(({ symbol, change, instead }) => (
          <tr key={symbol}>
            <td>
              <BreakableCode name={symbol} />
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
