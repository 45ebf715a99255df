import type { ReactElement } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { keyCodes } from '#core/firmware';
import { Breakable } from '../ReferenceTable/InlineText';

/** Every deprecated name and the name to use instead; each has an anchor, so that old links arrive. */
export default function OldKeyCodeTable(): ReactElement {
  const rows = keyCodes.flatMap(({ name, title, deprecatedNames }) =>
    deprecatedNames.map((old) => ({ old, name, title })),
  );
  const { collectAnchor } = useBrokenLinks();
  for (const { old } of rows) collectAnchor(old);
  // The finder of the page hides what is around a table that has no row left.
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
