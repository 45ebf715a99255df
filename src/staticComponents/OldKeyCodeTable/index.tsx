import type { ReactElement } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { keyCodes } from '#core/firmware';
import ColumnHeads from '../PlainTable/ColumnHeads';
import { Breakable, BreakableCode } from '../ReferenceTable/InlineText';

/** A table of deprecated names and what to use instead. Each has an anchor, so that old links still work. */
export default function OldKeyCodeTable(): ReactElement {
  const rows = keyCodes.flatMap(({ name, title, deprecatedNames }) =>
    deprecatedNames.map((old) => ({ old, name, title })),
  );
  const { collectAnchor } = useBrokenLinks();
  for (const { old } of rows) collectAnchor(old);
  // The finder hides this <div> if no row of the table matches.
  return (
    <div>
      <table aria-label="Deprecated names">
        <ColumnHeads titles={['Deprecated', 'Use instead', 'Key']} />
        <tbody>
          {rows.map(({ old, name, title }) => (
            <tr key={old} id={old}>
              <td>
                <del>
                  <Breakable name={old} />
                </del>
              </td>
              <td>
                <a href={`#${name}`}>
                  <BreakableCode name={name} />
                </a>
              </td>
              <td>{title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
