import type { ReactElement } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { keyCodes } from '#core/firmware';
import { Breakable } from '../ReferenceTable/InlineText';

/** A table of deprecated names and what to use instead. Each has an anchor, so that old links still work. */
export default function OldKeyCodeTable(): ReactElement {
  const rows = keyCodes.flatMap(({ name, title, deprecatedNames }) =>
    deprecatedNames.map((old) => ({ old, name, title })),
  );
  const { collectAnchor } = useBrokenLinks();
  for (const { old } of rows) collectAnchor(old);
  // The wrapper lets the finder hide a table without matching rows.
  return (
    <div>
      <table aria-label="Deprecated names">
        <thead>
          <tr>
            <th scope="col">Deprecated</th>
            <th scope="col">Use instead</th>
            <th scope="col">Key</th>
          </tr>
        </thead>
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
                  <code>
                    <Breakable name={name} />
                  </code>
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
